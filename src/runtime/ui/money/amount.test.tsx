// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { decimal } from '../../../schemas/gateway/scalars.ts'
import type { Amount as AmountText } from '../../../schemas/nouns/money.ts'
import { browserClock } from '../../platform/clock.ts'
import { Amount, amountInWords } from './amount.tsx'
import { AmountField } from './amount-field.tsx'
import { DrawingContext } from '../drawing.ts'

afterEach(cleanup)

test('an amount is written with its currency, and a sign where it is a gain or a loss', () => {
  expect([
    amountInWords('1234.5', 'en', { currency: '$' }),
    amountInWords('-7', 'en', { currency: '$' }),
    amountInWords('7', 'en', { currency: '$', sign: true }),
    amountInWords('0', 'en', { sign: true }),
    amountInWords('-0.001', 'en'),
    amountInWords('1500', 'en', { currency: '¥', decimals: 0 }),
  ]).toEqual(['$1,234.50', '−$7.00', '+$7.00', '0.00', '0.00', '¥1,500'])
})

test('the element has the exact decimal; a hidden amount is nowhere', () => {
  const { container, rerender } = render(<Amount value="-12.3456" currency="$" sign />)
  expect(container.firstElementChild?.getAttribute('data-amount')).toBe('-12.3456')
  expect(container.textContent).toBe('−$12.35')

  rerender(<Amount value="-12.3456" currency="$" hidden hiddenText="Balance hidden" />)
  expect(container.textContent).toBe('******Balance hidden')
  expect(container.innerHTML).not.toMatch(/12|amount=/)
})

/** What is drawn for a brand whose currency has so many decimals. */
const inBrand = (decimals: number, children: ReactNode) =>
  render(<DrawingContext value={{ language: 'en', clock: browserClock, decimals }}>{children}</DrawingContext>)

test.each([
  [0, '$1,235', '−$12', '******'],
  [2, '$1,234.57', '−$12.35', '******'],
  [3, '$1,234.568', '−$12.346', '******'],
])('with %i decimals of the currency amounts are shown with them, exact in the page, and hidden ones are stars', (decimals, ...texts) => {
  const { container } = inBrand(
    decimals,
    <>
      <Amount value="1234.5678" currency="$" />
      <Amount value="-12.3456" currency="$" sign />
      <Amount value="12.3456" currency="$" hidden />
    </>,
  )
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(texts)
  expect([...container.querySelectorAll('[data-amount]')].map((each) => each.getAttribute('data-amount'))).toEqual([
    '1234.5678',
    '-12.3456',
  ])
})

test.each([
  [0, ['1234', undefined, undefined, undefined], '1500'],
  [2, ['1234', '1234.5', '1234.56', undefined], '1500.98'],
  [3, ['1234', '1234.5', '1234.56', '1234.567'], '1500.987'],
])('with %i decimals of the currency an amount is typed with so many at most, and so is the largest one', (decimals, amounts, largest) => {
  const heard: unknown[] = []
  const { getByLabelText, getByRole } = inBrand(
    decimals,
    <AmountField
      id="amount"
      label="Amount"
      value={undefined}
      most={{ amount: '1500.9876', label: 'Everything' }}
      onValue={(amount) => heard.push(amount)}
    />,
  )
  for (const value of ['1234', '1234.5', '1234.56', '1234.567']) fireEvent.change(getByLabelText('Amount'), { target: { value } })
  fireEvent.click(getByRole('button', { name: 'Everything' }))
  expect(heard).toEqual([...amounts, largest])
})

function Harness({ heard }: { heard: (amount: AmountText | undefined, typed: string) => void }) {
  const [value, setValue] = useState<AmountText>()
  return (
    <>
      <AmountField
        id="amount"
        label="Amount"
        name="amount"
        value={value}
        onValue={(amount, typed) => {
          setValue(amount)
          heard(amount, typed)
        }}
      />
      <button type="button" onClick={() => setValue('5000')}>
        5,000
      </button>
    </>
  )
}

test('an amount that was typed is read, written on leaving, and replaced by one that is chosen', () => {
  const heard: unknown[] = []
  const { getByLabelText, getByRole } = render(<Harness heard={(amount, typed) => heard.push([amount, typed])} />)
  const field = getByLabelText('Amount') as HTMLInputElement

  fireEvent.change(field, { target: { value: '12x' } })
  expect(field.value).toBe('12x')
  fireEvent.blur(field)
  expect(field.value).toBe('12x')

  fireEvent.change(field, { target: { value: '1234.50' } })
  fireEvent.blur(field)
  expect(field.value).toBe('1,234.5')
  fireEvent.click(getByRole('button'))
  expect(field.value).toBe('5,000')
  expect(heard).toEqual([
    [undefined, '12x'],
    ['1234.5', '1234.50'],
  ])
})

test('the currency stands before the amount, and a button takes the largest one', () => {
  const heard: unknown[] = []
  const { container, getByRole } = render(
    <AmountField
      id="amount"
      label="Amount"
      currency="$"
      value={undefined}
      most={{ amount: '1500.5', label: 'Everything' }}
      onValue={(...said) => heard.push(said)}
    />,
  )
  expect(container.querySelector('input')?.previousElementSibling?.textContent).toBe('$')
  fireEvent.click(getByRole('button', { name: 'Everything' }))
  expect(heard).toEqual([['1500.5', '1,500.5']])
})

/** Balances as no gateway should send them, and what is shown. */
const hostile: [unknown, string][] = [
  [Number.NaN, '0.00'],
  [Number.POSITIVE_INFINITY, '0.00'],
  ['NaN', '0.00'],
  ['Infinity', '0.00'],
  [null, '0.00'],
  [undefined, '0.00'],
  ['', '0.00'],
  [' ', '0.00'],
  ['abc', '0.00'],
  ['1,000', '0.00'],
  ['0x10', '0.00'],
  ['1e999', '0.00'],
  ['12 34', '0.00'],
  ['--5', '0.00'],
  ['5-', '0.00'],
  ['.', '0.00'],
  ['e5', '0.00'],
  [{}, '0.00'],
  [[5], '0.00'],
  [true, '0.00'],
  [-0, '0.00'],
  ['-0', '0.00'],
  ['-0.00', '0.00'],
  ['-0.00001', '0.00'],
  [1e-7, '0.00'],
  ['1e-400', '0.00'],
  [0.1 + 0.2, '0.30'],
  ['1.005', '1.01'],
  [1.005, '1.01'],
  [' 12.50 ', '12.50'],
  ['+7', '7.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['000012.5', '12.50'],
  ['1e3', '1,000.00'],
  [1e21, '1,000,000,000,000,000,000,000.00'],
  ['1e21', '1,000,000,000,000,000,000,000.00'],
  ['-1E+21', '−1,000,000,000,000,000,000,000.00'],
  ['9007199254740993.01', '9,007,199,254,740,993.01'],
  ['123456789012345678901234567890.1249', '123,456,789,012,345,678,901,234,567,890.12'],
]

test('200 hostile balances never show a wrong number', () => {
  // The same with sign, zeros and spaces added: as often as it takes to have 200
  const around: [(text: string) => unknown, (shown: string) => string][] = [
    [(text) => `  ${text}\n`, (shown) => shown],
    [(text) => (/^\+?\d/.test(text) ? `-${text.replace('+', '')}` : text), (shown) => shown],
    [(text) => (/^\d/.test(text) ? `000${text}` : text), (shown) => shown],
    [(text) => (/^\d+\.\d+$/.test(text) ? `${text}000` : text), (shown) => shown],
  ]
  const cases = hostile.flatMap(([given, shown]): [unknown, string][] => [
    [given, shown],
    ...around.map(([change], index): [unknown, string] => {
      const changed = typeof given === 'string' ? change(given) : given
      const negated = index === 1 && changed !== given && /[1-9]/.test(shown)
      // 0x10 with zeros or a minus before it is still none
      return [changed, negated ? `−${shown}` : shown]
    }),
  ])

  expect(cases.length).toBe(200)
  const wrong = cases.filter(([given, shown]) => amountInWords(z.parse(decimal, given), 'en') !== shown)
  expect(wrong).toEqual([])
})
