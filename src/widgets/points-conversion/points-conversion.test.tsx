// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)
const fill = ({ root }: ReturnType<typeof draw>, name: string, value: string) =>
  fireEvent.change(root.querySelector(`[name="${name}"]`)!, { target: { value } })
const converted = ({ send }: ReturnType<typeof draw>) => send.mock.calls.map(([intent]) => intent).filter(({ kind }) => kind === 'convert')

test('points are converted with a password, and the page says what they are worth', () => {
  const drawn = draw('usual')
  fill(drawn, 'points', '2,055')
  expect(drawn.getByText('You get').nextSibling?.textContent).toBe('$20.55')
  fireEvent.click(drawn.getByRole('button', { name: 'Convert' }))
  expect(drawn.getByText('Enter your transaction password.')).toBeTruthy()
  fill(drawn, 'paymentPassword', '246813')
  fireEvent.click(drawn.getByRole('button', { name: 'Convert' }))
  expect(converted(drawn)).toEqual([{ kind: 'convert', points: 2055, password: '246813' }])
})

test.each([
  ['', 'Enter a whole number of points.'],
  ['600.5', 'Enter a whole number of points.'],
  ['499', 'From 500 to 20,000 points'],
  ['20001', 'From 500 to 20,000 points'],
])('%j is not sent', (points, message) => {
  const drawn = draw('usual')
  fill(drawn, 'points', points)
  fill(drawn, 'paymentPassword', '246813')
  fireEvent.click(drawn.getByRole('button', { name: 'Convert' }))
  const field = drawn.root.querySelector('[name="points"]')!
  expect(drawn.root.querySelector(`#${CSS.escape(field.getAttribute('aria-describedby')!.split(' ')[0]!)}`)?.textContent).toBe(message)
  expect(converted(drawn)).toEqual([])
})

test('all of them are as many as are converted at once', () => {
  const drawn = draw('usual')
  fireEvent.click(drawn.getByRole('button', { name: 'All' }))
  expect(drawn.root.querySelector<HTMLInputElement>('[name="points"]')?.value).toBe('20,000')
})

test('without a transaction password the way to the security center is shown', () => {
  expect(draw('unset').getByRole('link', { name: 'To the security center' }).getAttribute('href')).toBe('/member?page=securityCenter')
})

test('what was converted is said, and more may be converted', () => {
  const drawn = draw('done')
  expect(drawn.getByText('2,000 points were converted to $20.00. The number is LP1.')).toBeTruthy()
  fireEvent.click(drawn.getByRole('button', { name: 'Convert more' }))
  expect(drawn.send.mock.calls.at(-1)).toEqual([{ kind: 'clear-money', action: 'convert' }])
})
