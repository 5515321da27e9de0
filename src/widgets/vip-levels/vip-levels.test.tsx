// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const card = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!

test('the own level stands first with the way to the next, then a card for each level', () => {
  const drawn = draw('usual')

  expect(drawn.getByRole('progressbar', { name: 'The way to VIP 3' }).getAttribute('value')).toBe('49000')
  expect(drawn.getByText('49,000 of 100,000 valid bets')).toBeTruthy()
  expect(card(drawn, '2').textContent).toBe('VIP 2YoursValid bets$25,000.00Bonus$28.00Rebate0.3%Claim')
  expect(card(drawn, '3').textContent).toBe('VIP 3Valid bets$100,000.00Bonus$88.50Rebate0.45%Not reached yet')
})

test('a bonus is claimed by one press; while that is pending another does nothing', () => {
  const drawn = draw('claiming')
  fireEvent.click(within(card(drawn, '1')).getByRole('button', { name: 'Claim: Bonus of VIP 1' }))
  fireEvent.click(within(card(drawn, '2')).getByRole('button', { name: 'Check whether it was claimed: Bonus of VIP 2' }))

  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'act', action: 'claim-vip-bonus', records: ['2'] }])
})

test('on the highest level there is no way to go, and without one it says so', () => {
  const highest = draw('highest')
  expect([highest.queryByRole('progressbar'), highest.getByText('This is the highest level.').textContent]).toEqual([
    null,
    'This is the highest level.',
  ])
  cleanup()

  const unlisted = {
    ...examples.none!,
    inputs: { status: { ...examples.none!.inputs!.status!, levels: examples.none!.inputs!.status!.levels.slice(1) } },
  }
  expect(drawExample(contract, view, unlisted).getByText('No level yet')).toBeTruthy()
})

test('the name over the list and the level that is marked in it are the same, also for the lowest level', () => {
  const { root, getByText, queryByText } = draw('none')
  expect(getByText('Your level').nextSibling?.textContent).toBe('Member')
  expect(root.querySelector('[data-key="0"]')?.textContent).toMatch(/^MemberYours/)
  expect(queryByText('No level yet')).toBeNull()
})
