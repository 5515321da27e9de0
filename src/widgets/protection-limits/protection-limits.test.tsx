// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { Protection } from '../../schemas/nouns/protection.ts'
import { amountOf } from './amounts.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
type Drawn = ReturnType<typeof draw>
const row = ({ root }: Drawn, key: string) => root.querySelector<HTMLElement>(`[data-key="${key}"]`)!
const intents = ({ send }: Drawn) => send.mock.calls.map(([intent]) => intent)
function edit(drawn: Drawn, key: string, typed: string) {
  fireEvent.click(within(row(drawn, key)).getByRole('button', { name: /limit: / }))
  fireEvent.change(within(row(drawn, key)).getByRole('textbox'), { target: { value: typed } })
}
const save = (drawn: Drawn, key: string) => fireEvent.click(within(row(drawn, key)).getByRole('button', { name: 'Save' }))

test('a limit shows how much of it is used, in a bar and in words, and which change waits until when', () => {
  const drawn = draw('usual')
  expect(row(drawn, 'DEPOSIT/DAY').textContent).toMatch(/^Per day\$120\.00 of \$500\.00 usedChange\$800\.00 from Jan 11, 2027, /)
  expect(row(drawn, 'SESSION/DAY').textContent).toMatch(/^Per day42 minutes of 3 hours usedChangeNo limit from Jan 11, 2027, /)
  expect(row(drawn, 'WAGER/MONTH').textContent).toBe('Per monthNo limitSet')
  const meter = drawn.getByRole('meter', { name: 'Deposits, Per day' })
  expect({
    max: meter.getAttribute('max'),
    value: meter.getAttribute('value'),
    'aria-valuetext': meter.getAttribute('aria-valuetext'),
  }).toEqual({ max: '500', value: '120', 'aria-valuetext': '$120.00 of $500.00 used' })
})

test('a used up limit shows that; kinds and periods we do not know are shown by their codes, to be changed and not to be added', () => {
  expect(row(draw('full'), 'DEPOSIT/MONTH').textContent).toMatch(/\$1,000\.00 used up/)
  cleanup()
  const drawn = draw('unknown')
  expect(row(drawn, 'STAKE_PER_SPIN/ALWAYS').textContent).toMatch(/^ALWAYS\$0\.00 of \$5\.00 used/)
  expect({
    "row(drawn, 'STAKE_PER_SPIN/DAY')": row(drawn, 'STAKE_PER_SPIN/DAY'),
    "row(drawn, 'DEPOSIT/ALWAYS')": row(drawn, 'DEPOSIT/ALWAYS'),
  }).toEqual({ "row(drawn, 'STAKE_PER_SPIN/DAY')": null, "row(drawn, 'DEPOSIT/ALWAYS')": null })
})

test('while an amount is typed the form shows whether it applies at once or waits', () => {
  const drawn = draw('usual')
  edit(drawn, 'DEPOSIT/DAY', '499.99')
  expect(row(drawn, 'DEPOSIT/DAY').textContent).toContain('It applies at once.')
  fireEvent.change(within(row(drawn, 'DEPOSIT/DAY')).getByRole('textbox'), { target: { value: '500.01' } })
  expect(row(drawn, 'DEPOSIT/DAY').textContent).toContain('A higher limit applies after a waiting time. Until then it stays $500.00.')
})

test.each(['', '0', '-5', '1e3', '12.345', '1,000', 'ten'])('"%s" is no amount: shown as an error of the field, and not sent', (typed) => {
  const drawn = draw('none')
  edit(drawn, 'LOSS/WEEK', typed)
  save(drawn, 'LOSS/WEEK')
  const field = within(row(drawn, 'LOSS/WEEK')).getByRole('textbox')
  expect({
    intents: intents(drawn),
    "field.getAttribute('aria-invalid')": field.getAttribute('aria-invalid'),
    activeElement: document.activeElement,
  }).toEqual({ intents: [], "field.getAttribute('aria-invalid')": 'true', activeElement: field })
  expect(row(drawn, 'LOSS/WEEK').textContent).toContain('Enter an amount above 0')
})

test('an amount is sent as a number, minutes as whole ones, none as 0', () => {
  const drawn = draw('usual')
  edit(drawn, 'LOSS/WEEK', '99,5')
  save(drawn, 'LOSS/WEEK')
  edit(drawn, 'SESSION/DAY', '60.5')
  save(drawn, 'SESSION/DAY')
  fireEvent.change(within(row(drawn, 'SESSION/DAY')).getByRole('textbox'), { target: { value: '60' } })
  save(drawn, 'SESSION/DAY')
  fireEvent.click(drawn.getByRole('button', { name: 'Remove the limit' }))
  expect(intents(drawn)).toEqual([
    { kind: 'set-limit', limit: 'LOSS', period: 'WEEK', amount: 99.5 },
    { kind: 'set-limit', limit: 'SESSION', period: 'DAY', amount: 60 },
    { kind: 'set-limit', limit: 'SESSION', period: 'DAY', amount: 0 },
  ])
})

test('amounts are read in the digits of any script', () => {
  expect({
    "amountOf('LOSS', '٢٥٠')": amountOf('LOSS', '٢٥٠'),
    "amountOf('LOSS', '۹۹٫۵۰')": amountOf('LOSS', '۹۹٫۵۰'),
    "amountOf('SESSION', '６０')": amountOf('SESSION', '６０'),
    "amountOf('SESSION', '๖๐')": amountOf('SESSION', '๖๐'),
    "amountOf('SESSION', '៦០')": amountOf('SESSION', '៦០'),
  }).toEqual({
    "amountOf('LOSS', '٢٥٠')": 250,
    "amountOf('LOSS', '۹۹٫۵۰')": 99.5,
    "amountOf('SESSION', '６０')": 60,
    "amountOf('SESSION', '๖๐')": 60,
    "amountOf('SESSION', '៦០')": 60,
  })
})

test('one form is open at a time; it closes when its request succeeds, and stays open when it is refused', () => {
  const drawn = draw('usual')
  edit(drawn, 'DEPOSIT/DAY', '100')
  fireEvent.click(within(row(drawn, 'LOSS/WEEK')).getByRole('button'))
  expect(drawn.getAllByRole('textbox')).toHaveLength(1)
  const become = (change: Partial<Protection>) =>
    drawn.again({ ...examples['usual'], inputs: { protection: { ...(examples['usual'].inputs!.protection as Protection), ...change } } })
  become({ pending: true })
  become({ failure: { text: 'There is no such limit' } })
  expect([
    drawn.getAllByRole('textbox').length,
    row(drawn, 'LOSS/WEEK').textContent?.includes('There is no such limit'),
    drawn.queryByRole('alert'),
  ]).toEqual([1, true, null])
  fireEvent.click(drawn.getByText('Cancel'))
  edit(drawn, 'LOSS/WEEK', '10')
  expect(drawn.root.textContent).not.toContain('There is no such limit')
  become({ pending: true })
  become({})
  expect(drawn.queryByRole('textbox')).toBeNull()
})

test('a form takes the focus, and gives it back to its button', () => {
  const drawn = draw('usual')
  edit(drawn, 'DEPOSIT/DAY', '100')
  expect(document.activeElement).toBe(drawn.getByRole('textbox'))
  ;(document.activeElement as HTMLElement).blur()
  fireEvent.click(drawn.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(within(row(drawn, 'DEPOSIT/DAY')).getByRole('button'))
})

test('the rhythm of reality checks is chosen first and saved then', () => {
  const drawn = draw('usual')
  const choices = drawn.getAllByRole('radio')
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(['Off', '15 min', '30 min', '1 hr', '2 hr'])
  expect(drawn.queryByRole('button', { name: 'Save the reminder' })).toBeNull()
  fireEvent.click(choices[1]!)
  expect(intents(drawn)).toEqual([])
  fireEvent.click(drawn.getByRole('button', { name: 'Save the reminder' }))
  expect(intents(drawn)).toEqual([{ kind: 'set-reality-check', minutes: 15 }])
})

test('a limit is typed with the decimals of the currency at most', () => {
  const typed = ['75', '75.5', '75.555']
  expect([0, 2, 3].map((decimals) => typed.map((text) => amountOf('DEPOSIT', text, decimals)))).toEqual([
    [75, undefined, undefined],
    [75, 75.5, undefined],
    [75, 75.5, 75.555],
  ])
})
