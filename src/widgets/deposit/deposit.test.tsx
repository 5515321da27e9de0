// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import type { Deposit } from '../../schemas/nouns/funds.ts'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
type Drawn = ReturnType<typeof draw>
const amount = ({ root }: Drawn) => root.querySelector<HTMLInputElement>('[name="amount"]')!
const type = (drawn: Drawn, text: string) => fireEvent.change(amount(drawn), { target: { value: text } })
const submit = ({ root }: Drawn) => fireEvent.submit(root.querySelector('form')!)
const intents = ({ send }: Drawn) => send.mock.calls.map(([intent]) => intent)
const total = ({ root }: Drawn) => [...root.querySelectorAll('[data-amount]')].map((node) => node.getAttribute('data-amount'))

test('an amount by a chip or typed, with the fee of the way to pay, exact to the last decimal', () => {
  const drawn = draw('empty')
  fireEvent.click(drawn.root.querySelector('button[data-key="200"]')!)
  expect(total(drawn).slice(0, 3)).toEqual(['200', '0', '200'])
  fireEvent.click(drawn.getByRole('radio', { name: /Card/ }))
  type(drawn, '1,000.10')
  expect(total(drawn).slice(0, 3)).toEqual(['1000.1', '15.0015', '985.0985'])
})

test.each(['', '0', '9.99', '5000.01', 'ten', '-20'])('"%s" is refused at the field, and nothing is sent', (typed) => {
  const drawn = draw('empty')
  type(drawn, typed)
  submit(drawn)
  expect({ intents: intents(drawn), invalid: amount(drawn).getAttribute('aria-invalid'), focus: document.activeElement }).toEqual({
    intents: [],
    invalid: 'true',
    focus: amount(drawn),
  })
})

test('what could be two amounts is refused with both, and nothing is sent', () => {
  const drawn = draw('empty')
  type(drawn, '200,5')
  submit(drawn)
  expect(intents(drawn)).toEqual([])
  expect(drawn.root.textContent).toContain('“200,5” could be 200.5 or 2,005. Type the one that you mean.')
})

test('a required field of the way to pay is asked for; with it the order is sent', () => {
  const drawn = draw('empty')
  type(drawn, '200')
  submit(drawn)
  expect(intents(drawn)).toEqual([])
  fireEvent.change(drawn.root.querySelector('[name="payerName"]')!, { target: { value: ' Maya ' } })
  submit(drawn)
  expect(intents(drawn)).toEqual([{ kind: 'deposit', channel: 'bank', amount: '200', values: { payerName: 'Maya' } }])
})

test.each(['sending', 'lost'])('while it is %s nothing is sent a second time', (name) => {
  const drawn = draw(name)
  type(drawn, '200')
  fireEvent.click(drawn.getByRole('radio', { name: /QR pay/ }))
  submit(drawn)
  expect(intents(drawn)).toEqual([])
})

test('while a request is not decided the page says which one it is, and when it was sent', () => {
  expect(draw('unknown').root.querySelector('[data-call="unknown"]')?.textContent).toMatch(/^Your \$500\.00 of .*\d.* is not decided yet\./)
})

test.each([
  ['found', /^Your deposit was ordered, and it is not paid yet\. Its number is D79\./],
  ['found-paid', /^Your deposit was ordered\. Its number is D79\./],
])('an order that was found after a lost answer is not called paid before the money is there: %s', (name, words) => {
  expect(draw(name).root.querySelector('[data-call="found"]')?.textContent).toMatch(words)
})

test('what was typed is kept when the page goes away, and is there again', () => {
  const drawn = draw('empty')
  type(drawn, '200')
  drawn.unmount()
  expect(intents(drawn)).toEqual([{ kind: 'keep-draft', form: 'deposit', values: { amount: '200' } }])
  const again = draw('typed')
  expect(amount(again).value).toBe('200.5')
})

test('a refusal stands at its field and the typed amount stays', () => {
  const drawn = draw('empty')
  type(drawn, '200')
  drawn.again(examples['refused']!)
  expect(amount(drawn).value).toBe('200')
  expect(drawn.root.textContent).toContain('Choose an amount between 10 and 5000')
})

test.each(['credited', 'not-completed'])('an order that has ended (%s) says so, and no longer where to pay', (name) => {
  const drawn = drawExample(contract, view, examples[name]!)
  expect(drawn.root.textContent).not.toContain('204 881 7730')
  expect(drawn.queryByRole('button', { name: 'Check the status' })).toBeNull()
  expect(drawn.getByText(name === 'credited' ? /nothing left to pay/ : /Do not pay for it/)).toBeDefined()
  fireEvent.click(drawn.getByRole('button', { name: 'Make another deposit' }))
  expect(intents(drawn).length).toBeGreaterThan(0)
})

test('Back from an order leads to the form with what was typed, Forward to the order', () => {
  const named = (order?: string) => {
    const bank = examples['bank']!
    const { deposit } = bank.inputs as { deposit: Deposit }
    return { ...bank, inputs: { deposit: { ...deposit, ...(order !== undefined && { named: order }) } } }
  }
  const drawn = draw('empty')
  type(drawn, '200')
  const shown = { kind: 'narrow', input: 'deposit', args: { order: 'D77' } }
  drawn.again(named())
  expect(intents(drawn)).toEqual([shown])
  drawn.again(named('D77'))
  expect(drawn.root.textContent).toContain('204 881 7730')

  drawn.again(named())
  expect(amount(drawn).value).toBe('200')
  const bar = drawn.getByText('Your deposit was ordered. Its number is D77.').closest('[data-key="D77"]')
  expect(document.activeElement).toBe(bar)
  fireEvent.click(drawn.getByRole('button', { name: 'Order D77' }))
  expect(intents(drawn)).toEqual([shown, shown])

  drawn.again(named('D77'))
  expect(drawn.root.textContent).toContain('204 881 7730')
  fireEvent.click(drawn.getByRole('button', { name: 'Make another deposit' }))
  expect(intents(drawn).slice(2)).toEqual([
    { kind: 'clear-money', action: 'deposit' },
    { kind: 'narrow', input: 'deposit', args: { order: null } },
  ])
})

test('an order that was there before the page was opened is shown, and adds no step to the history', () => {
  const drawn = draw('bank')
  expect(drawn.root.textContent).toContain('204 881 7730')
  expect(intents(drawn)).toEqual([])
})

test('an order shows the account to transfer to; its lines can be copied', () => {
  const drawn = draw('bank')
  expect(drawn.root.textContent).toContain('204 881 7730')
  expect(drawn.getAllByRole('button', { name: 'Copy' }).length).toBe(4)
})
