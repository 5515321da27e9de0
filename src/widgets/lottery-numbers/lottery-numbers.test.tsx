// @vitest-environment happy-dom
import { cleanup, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('a draw has its game, its number and what was drawn; numbers that are being drawn say so', () => {
  const { getAllByRole, getByText } = draw('usual')
  const [first, second] = getAllByRole('list', { name: 'Numbers' })
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '9', '17', '23', '38', '45'])
  expect(
    within(first!)
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.tone),
  ).toEqual(['danger', 'danger', 'gold', 'success', 'info', 'accent'])
  expect(
    within(second!)
      .getAllByRole('listitem')
      .map(({ dataset }) => dataset.tone),
  ).toEqual([undefined, undefined, undefined])
  expect([getByText('Drawing now'), getByText('20270110-0600'), getByText('Times in GMT+8')].every(Boolean)).toBe(true)
})

test('an area and a game are asked for; another area begins with all of its games', () => {
  const { getByRole, send } = draw('usual')
  expect(getByRole('button', { name: 'Vietnam' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(getByRole('button', { name: 'Other countries' }))
  fireEvent.change(getByRole('combobox', { name: 'Lottery' }), { target: { value: 'mega' } })

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'narrow', input: 'numbers', args: { area: 'other', gameCode: '' } },
    { kind: 'narrow', input: 'numbers', args: { area: 'VN', gameCode: 'mega' } },
  ])
})

test('an area without draws says so and keeps the choice', () => {
  const { getByText, getAllByRole } = draw('none')
  expect(getByText('No numbers were drawn yet')).toBeTruthy()
  expect(getAllByRole('button')).toHaveLength(2)
})
