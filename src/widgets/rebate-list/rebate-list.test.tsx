// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const row = ({ root }: ReturnType<typeof draw>, key: string) => root.querySelector<HTMLElement>(`li[data-key="${key}"]`)!

test('a rebate shows category, valid bets, rate and exact amount', () => {
  const drawn = draw('usual')

  expect(row(drawn, '1').textContent).toMatch(/^.+Valid bets: \$5,240\.50 · Rate: 0\.8%\$41\.92Claim$/)
  expect(row(drawn, '3').textContent).toMatch(/\$1\.50Claimed$/)
  expect(drawn.root.querySelector('[data-amount="52.72"]')?.textContent).toBe('$52.72')
})

test('one of them or all are claimed', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Claim all' }))
  fireEvent.click(within(row(drawn, '2')).getByRole('button'))

  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'act', action: 'claim-rebate', records: [] },
    { kind: 'act', action: 'claim-rebate', records: ['2'] },
  ])
})

test('while a claim is pending no button does anything, and with nothing to claim there is none', () => {
  const drawn = draw('pending')
  for (const button of drawn.getAllByRole('button')) fireEvent.click(button)
  expect([drawn.getAllByRole('button').length, drawn.send.mock.calls]).toEqual([3, []])
  cleanup()

  expect(draw('done').queryAllByRole('button')).toEqual([])
})

test('chosen rebates are claimed together, and their exact sum is shown before', () => {
  const drawn = draw('usual')
  const sum = () => drawn.root.querySelector('[aria-live] [data-amount]')?.getAttribute('data-amount')
  const choose = (name: RegExp) => fireEvent.click(drawn.getByRole('checkbox', { name }))
  expect([sum(), drawn.getByRole('checkbox', { name: /Sports/ }).hasAttribute('disabled')]).toEqual(['52.72', true])

  choose(/Live/)
  expect([sum(), drawn.root.textContent?.includes('1 chosen')]).toEqual(['10.8', true])
  choose(/Slots/)
  expect(sum()).toBe('52.72')
  choose(/Slots/)
  fireEvent.click(drawn.getByRole('button', { name: 'Claim chosen' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'act', action: 'claim-rebate', records: ['2'] }]])
})

test('what has been claimed meanwhile is out of the choice', () => {
  const drawn = draw('usual')
  for (const box of drawn.getAllByRole('checkbox')) fireEvent.click(box)
  const { rebates } = examples.usual.inputs!.rebates!
  const left = rebates.map((rebate) => (rebate.key === '1' ? { ...rebate, state: 'CLAIMED' } : rebate))
  drawn.again({ ...examples.usual, inputs: { rebates: { rebates: left, total: '10.8', currency: '$' } } })
  fireEvent.click(drawn.getByRole('button', { name: 'Claim chosen' }))
  expect(drawn.send.mock.calls).toEqual([[{ kind: 'act', action: 'claim-rebate', records: ['2'] }]])
})
