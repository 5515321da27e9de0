// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

test('the table says what earns how many points, and below it what they are worth', () => {
  const { getAllByRole, getByText } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TypeValid betsPoints',
    'Live casinoValid bets$100.00Points20',
    'SlotsValid bets$100.00Points15',
    'Lottery ticketValid bets$100.00Points8.5',
  ])
  for (const text of ['100 points are $1.00', '500 to 20,000 points', 'Points never expire']) expect(getByText(text)).toBeTruthy()
})

test('without a largest number it says from how many points on', () => {
  expect(drawExample(contract, view, examples.open!).getByText('From 500 points')).toBeTruthy()
})
