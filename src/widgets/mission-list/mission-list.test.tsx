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

test('missions stand by period, each with its progress, reward and state', () => {
  const drawn = draw('usual')

  expect(drawn.getByRole('heading', { level: 1 }).textContent).toBe('Missions')
  expect(drawn.getByText('1,240 points · 1 to be claimed')).toBeTruthy()
  expect(drawn.getAllByRole('list').map((list) => [list.getAttribute('aria-label'), list.children.length])).toEqual([
    ['Every day', 2],
    ['Every week', 1],
    ['Every month', 1],
  ])
  expect(row(drawn, '2').textContent).toBe('Play five studiosAny game of five studios.3 of 5$3.50Joined')
  expect(within(row(drawn, '4')).getByRole('progressbar', { name: 'Progress: Bet 20,000' }).getAttribute('value')).toBe('6420.5')
  expect(row(drawn, '4').textContent).toContain('6,420.5 of 20,000')
})

test('a mission that is done is claimed by one press; while that is pending another does nothing', () => {
  const usual = draw('usual')
  fireEvent.click(usual.getByRole('button', { name: 'Claim: Log in today' }))
  expect(usual.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'act', action: 'claim-mission', records: ['1'] }])
  cleanup()

  const claiming = draw('claiming')
  fireEvent.click(within(row(claiming, '1')).getByRole('button'))
  fireEvent.click(within(row(claiming, '5')).getByRole('button', { name: 'Check whether it was claimed: Log in today' }))
  expect(claiming.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'act', action: 'claim-mission', records: ['5'] }])
})

test('an unknown period is its own code, one without a period stands last, and without a target there is no bar', () => {
  const drawn = draw('unknown')

  expect(drawn.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['__proto__', 'More missions'])
  expect(within(row(drawn, 'x')).queryByRole('progressbar')).toBeNull()
  expect(within(row(drawn, 'y')).getByRole('progressbar').getAttribute('value')).toBe('0')
})
