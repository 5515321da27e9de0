// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a contract shows its kind, sides, terms and what waits', () => {
  const { root } = draw('usual')
  const card = root.querySelector('[data-key="c-1"]')!
  expect(card.textContent).toContain('DividendTwice a monthPending')
  expect(card.textContent).toContain('A new contract for you')
  expect([...card.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'hoang_agency',
    'lin_team',
    'Nov 20, 2026',
    '$100,000.00',
    '−$5,000.00',
    '5',
    '8%',
    '$500,000.00',
    '20',
    '12.5%',
  ])
})

test('an answer is asked for once more; agreeing warns that a downline’s contract ends', () => {
  const { getByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'Accept: Dividend, hoang_agency' }))
  const dialog = getByRole('alertdialog')
  expect(dialog.textContent).toContain('that downline’s contract ends automatically')
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Accept' }))
  expect(send.mock.calls).toEqual([[{ kind: 'act', action: 'accept-contract', records: ['c-1'] }]])
})

test('without a higher rate there is no warning; what is cancelled is not sent', () => {
  const { getByRole, getAllByRole, queryByRole, send } = draw('usual')
  fireEvent.click(getByRole('button', { name: 'Accept: Hourly salary, hoang_agency' }))
  expect(getByRole('alertdialog').textContent).not.toContain('downline')
  fireEvent.click(within(getByRole('alertdialog')).getAllByRole('button', { name: 'Cancel' }).at(-1)!)
  expect(queryByRole('alertdialog')).toBeNull()
  fireEvent.click(getByRole('button', { name: 'Reject: Hourly salary, hoang_agency' }))
  fireEvent.click(within(getByRole('alertdialog')).getByRole('button', { name: 'Reject' }))
  fireEvent.click(getAllByRole('button', { name: /^End the contract/ })[0]!)
  fireEvent.click(within(getByRole('alertdialog')).getByRole('button', { name: 'End the contract' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'act', action: 'reject-contract', records: ['c-2'] },
    { kind: 'act', action: 'terminate-contract', records: ['c-3'] },
  ])
})

test('while an answer is on its way nothing is sent; after a lost one the button looks it up without a question', () => {
  const { root, queryByRole, send } = draw('sending')
  for (const button of root.querySelectorAll('[data-key="c-1"] button')) fireEvent.click(button)
  expect(send).not.toHaveBeenCalled()
  const again = [...root.querySelectorAll('[data-key="c-2"] button')]
  expect(again.map(({ textContent }) => textContent)).toEqual(['Check again'])
  fireEvent.click(again[0]!)
  expect(queryByRole('alertdialog')).toBeNull()
  expect(send.mock.calls).toEqual([[{ kind: 'act', action: 'accept-contract', records: ['c-2'] }]])
})

test('a status and a page are asked for', () => {
  const { getByRole, send } = draw('ended')
  fireEvent.click(getByRole('button', { name: 'Active' }))
  fireEvent.click(getByRole('button', { name: 'Next page' }))
  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'contracts', args: { status: 'ACTIVE', page: 1 } },
    { kind: 'narrow', input: 'contracts', args: { page: 3 } },
  ])
})
