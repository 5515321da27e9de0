// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('what is wrong stands at its field once it is left; what is missing when it is sent', () => {
  const wrong = draw('wrong')
  expect(wrong.getAllByText(/Enter more than|whole number|At most/).map(({ textContent }) => textContent)).toEqual([
    'Enter more than $1,000.00, which a tier before has.',
    'Enter a whole number.',
    'At most 12.5% is allowed.',
  ])
  fireEvent.focus(wrong.getByDisplayValue('25'))
  expect(wrong.queryByText('At most 12.5% is allowed.')).toBeNull()
  cleanup()

  const empty = draw('usual')
  expect(empty.queryByText('Fill in this field.')).toBeNull()
  fireEvent.submit(empty.container.querySelector('form')!)
  expect(empty.getAllByText('Fill in this field.')).toHaveLength(2)
  expect(document.activeElement).toBe(empty.getByRole('textbox', { name: /Valid bets from/ }))
  expect(empty.send.mock.calls).toEqual([])
})

test('tiers are added, moved and removed by buttons that keep the focus; each step is told as a draft', () => {
  const { getByRole, getAllByRole, send } = draw('wrong')
  const told = () => (send.mock.lastCall as [{ values: Record<string, string> }])[0].values
  fireEvent.click(getByRole('button', { name: 'Move tier 2 up' }))
  expect([told()['tiers'], document.activeElement?.getAttribute('aria-label')]).toEqual(['1,0', 'Move tier 1 up'])
  fireEvent.click(getByRole('button', { name: 'Move tier 1 up' }))
  expect(told()['tiers']).toBe('1,0')
  fireEvent.click(getByRole('button', { name: 'Add a tier' }))
  expect([told()['tiers'], document.activeElement]).toEqual(['1,0,2', getAllByRole('textbox', { name: /Valid bets from/ })[2]])
  fireEvent.click(getByRole('button', { name: 'Remove tier 1' }))
  expect([told()['tiers'], told()['1 rate']]).toEqual(['0,2', undefined])
  expect(getByRole('group', { name: 'Tier 1' }).querySelector('input')?.value).toBe('1,000')
})

test('the terms are offered as they were typed; one that replaces a contract asks first and warns of a higher rate', () => {
  const ready = draw('ready')
  fireEvent.submit(ready.container.querySelector('form')!)
  const terms = [{ betAmount: '1000', rate: '5' }]
  expect(ready.send.mock.calls).toEqual([[{ kind: 'offer-contract', account: 'lin_team', type: 'DAILY', period: 'Daily', terms }]])
  cleanup()

  const change = draw('change')
  fireEvent.submit(change.container.querySelector('form')!)
  expect(change.send.mock.calls).toEqual([])
  const dialog = within(document.querySelector('[role=alertdialog]')!)
  dialog.getByText('The contract that runs has a higher rate, 8.25%. lin_team loses it by accepting.')
  fireEvent.click(dialog.getByRole('button', { name: 'Offer the contract' }))
  expect(change.send.mock.calls).toMatchObject([[{ kind: 'offer-contract', terms: [{ periodValidBet: '1000', rate: '5' }] }]])
})

test('Enter right after the last letter is answered once the model has judged what was typed', () => {
  const ready = examples['ready']!
  const offer = ready.inputs!.offer!
  const { again, container, getByDisplayValue, send } = draw('ready')
  fireEvent.change(getByDisplayValue('5'), { target: { value: '5.5' } })
  fireEvent.submit(container.querySelector('form')!)
  const sent = () => send.mock.calls.flatMap(([intent]) => (intent.kind === 'offer-contract' ? [intent] : []))
  expect(sent()).toEqual([])
  const draft = (send.mock.lastCall as [{ values: Record<string, string> }])[0].values
  again({ ...ready, inputs: { offer: { ...offer, draft } } })
  expect(sent()).toMatchObject([{ terms: [{ betAmount: '1000', rate: '5.5' }] }])
})

test('what runs is ended after a warning, an own offer is taken back, and its terms begin another offer', () => {
  const { getByRole, send, container } = draw('running')
  fireEvent.click(getByRole('button', { name: 'End the contract: Dividend' }))
  const dialog = within(document.querySelector('[role=alertdialog]')!)
  dialog.getByText(/no longer covered by yours/)
  fireEvent.click(dialog.getByRole('button', { name: 'End the contract' }))
  fireEvent.click(getByRole('button', { name: 'Check again: Hourly salary' }))
  expect(send.mock.calls).toEqual([
    [{ kind: 'act', action: 'terminate-contract', records: ['c-1'] }],
    [{ kind: 'act', action: 'accept-contract', records: ['c-3'] }],
  ])
  getByRole('button', { name: 'Take the offer back: Real-time salary' })
  fireEvent.click(getByRole('button', { name: 'Begin with these terms: Dividend' }))
  expect([...container.querySelectorAll('fieldset input')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '50,000',
    '2,000',
    '3',
    '8',
    '200,000',
    '',
    '',
    '8.25',
  ])
})

test('nothing is sent while an offer of the kind waits, or to whom none may be made', () => {
  const { container, getByText, send } = draw('waits')
  getByText(/waits for an answer/)
  fireEvent.submit(container.querySelector('form')!)
  expect(send.mock.calls).toEqual([])
  cleanup()
  const stranger = draw('not-below')
  stranger.getByText('somebody is not in your team')
  expect(stranger.container.querySelector('form')).toBeNull()
})
