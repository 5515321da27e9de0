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
const sent = ({ send }: ReturnType<typeof draw>, ...kinds: string[]) =>
  send.mock.calls.map(([intent]) => intent).filter(({ kind }) => kinds.includes(kind))

test('each item says what it costs, and why it cannot be redeemed', () => {
  const drawn = draw('usual')
  const button = (key: string) => within(card(drawn, key)).getAllByRole<HTMLButtonElement>('button')[1]!

  expect(['chips-50', 'wheel', 'jersey', 'ball'].map((key) => [button(key).textContent, button(key).disabled])).toEqual([
    ['Redeem', false],
    ['Redeem', false],
    ['7,140 short', true],
    ['Sold out', true],
  ])
  expect(within(card(drawn, 'wheel')).getByText('800.5 points')).toBeTruthy()
})

test('a type, what is within the points, and a page are asked for', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Gifts' }))
  fireEvent.click(drawn.getByRole('checkbox', { name: 'Within my points' }))
  fireEvent.click(drawn.getByRole('button', { name: 'Page 2' }))

  expect(sent(drawn, 'narrow')).toEqual([
    { kind: 'narrow', input: 'shop', args: { type: 'GIFT', page: 1 } },
    { kind: 'narrow', input: 'shop', args: { within: '1', page: 1 } },
    { kind: 'narrow', input: 'shop', args: { page: 2 } },
  ])
})

test('a gift is redeemed with quantity, address and password', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'Redeem: Festival gift box' }))
  const dialog = within(drawn.getByRole('dialog', { name: 'Festival gift box' }))
  fireEvent.click(dialog.getByRole('button', { name: 'One more' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
  expect(dialog.getByText('Enter the address that it is sent to.')).toBeTruthy()
  expect(dialog.getByText('24,000 points')).toBeTruthy()
  expect(dialog.getByText('$40.00')).toBeTruthy()

  fireEvent.change(dialog.getByRole('textbox', { name: 'Receiving address' }), { target: { value: ' 1 Harbour Road ' } })
  fireEvent.change(dialog.getByLabelText('Transaction password'), { target: { value: '246813' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
  expect(sent(drawn, 'redeem')).toEqual([{ kind: 'redeem', item: 'box', quantity: 2, address: '1 Harbour Road', password: '246813' }])
})

test.each([
  ['0', 'Enter a whole number, 1 or more.'],
  ['1.5', 'Enter a whole number, 1 or more.'],
  ['4', 'There are only 3 left.'],
  ['3', 'You have points for 2.'],
])('a quantity of %s is not sent', (quantity, message) => {
  const drawn = draw('gift')
  const dialog = within(drawn.getByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Quantity' }), { target: { value: quantity } })
  fireEvent.change(dialog.getByLabelText('Transaction password'), { target: { value: '246813' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Redeem' }))
  expect(dialog.getByText(message)).toBeTruthy()
  expect(sent(drawn, 'redeem')).toEqual([])
})

test('while a request is on its way or being looked for nothing else is sent', () => {
  for (const name of ['sending', 'lost']) {
    const drawn = draw(name)
    const dialog = within(drawn.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Transaction password'), { target: { value: '246813' } })
    fireEvent.click(dialog.getByRole('button', { name: name === 'sending' ? 'Sending…' : 'Redeem' }))
    expect(sent(drawn, 'redeem')).toEqual([])
    cleanup()
  }
})

test.each([
  ['found', 'Festival gift box ×2 was redeemed. The number is LP1.'],
  ['done', 'Festival gift box ×2 was asked for, for 24,000 points. The number is LP1; the redeem history says when it is approved.'],
])('a result is said also where its dialog was closed: %s', (name, text) => {
  const drawn = draw(name)
  expect(drawn.getByText(text)).toBeTruthy()
  fireEvent.click(drawn.getByRole('button', { name: 'Redeem: $50 chips' }))
  expect(sent(drawn, 'clear-money')).toEqual([{ kind: 'clear-money', action: 'redeem' }])
})

test('without a transaction password the way to the security center is shown', () => {
  const link = within(draw('unset').getByRole('dialog')).getByRole('link', { name: 'To the security center' })
  expect(link.getAttribute('href')).toBe('/member?page=securityCenter')
})
