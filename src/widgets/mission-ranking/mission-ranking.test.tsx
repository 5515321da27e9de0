// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)
const draw = (name: string) => drawExample(contract, view, examples[name]!)

test('players stand by rank with score and prize, and the own row is marked', () => {
  const drawn = draw('usual')

  const rows = drawn.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent?.trim()))
  expect(rows).toEqual([
    ['Rank', 'Player', 'Points', 'Prize'],
    ['1', 'm***a', '5,200', '$200'],
    ['2', 'k***7', '4,810', '$100'],
    ['3', 'lu***n', '4,402.5', '$50'],
    ['4', 'maya_lin You', '3,900', '–'],
    ['5', 'z***x', '3,100', '–'],
  ])
})

test('a period is asked for; without one the first is current', () => {
  const drawn = draw('usual')
  expect(drawn.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(drawn.getByRole('button', { name: 'This month' }))

  expect(drawn.send.mock.calls.map(([intent]) => intent)).toEqual([{ kind: 'narrow', input: 'ranking', args: { period: 'Monthly' } }])
})

test('a period without anybody says so and keeps the choice', () => {
  const drawn = draw('none')

  expect([drawn.queryByRole('table'), drawn.getByText('Nobody is ranked yet').textContent]).toEqual([null, 'Nobody is ranked yet'])
  expect(drawn.getAllByRole('button')).toHaveLength(3)
})
