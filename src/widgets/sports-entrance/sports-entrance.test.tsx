// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import * as view from './view.tsx'

afterEach(cleanup)

import { oddsOf, timeOf } from './view.tsx'

test('the card leads to sports, a match opens its book', () => {
  const { getByRole, getAllByRole, send } = drawExample(contract, view, examples.usual)

  fireEvent.click(getByRole('link', { name: 'Enter: Matchday starts here' }))
  expect(getAllByRole('listitem').length).toBe(3)
  fireEvent.click(getByRole('button', { name: /Harbor United – Northgate FC/ }))

  expect(send.mock.calls.map(([intent]) => intent)).toEqual([
    { kind: 'go', to: '/sports' },
    { kind: 'launch', target: { vendor: 'SABA', category: 'SPORTS', gameCode: 'SABA_LOBBY' } },
  ])
})

test('odds are in the order 1, X, 2, whatever order they came in', () => {
  expect(oddsOf({ odds: { '2': 3.05, X: 3.4, '1': 2.1 } })).toEqual([
    ['1', 2.1],
    ['X', 3.4],
    ['2', 3.05],
  ])
  expect(oddsOf({ odds: { away: 3, over: 9, home: 1, draw: 2 } })).toEqual([
    ['1', 1],
    ['X', 2],
    ['2', 3],
  ])
  expect(oddsOf({ odds: {} })).toEqual([])
  expect(oddsOf({ odds: { constructor: 4 } })).toEqual([['constructor', 4]])
})

test('a match begins at a time of the gateway’s zone, which is named; what is no time is shown as it came', () => {
  expect([timeOf('2026-11-20T19:05:00+00:00', 480), timeOf('2026-11-20T09:05:00+08:00', undefined), timeOf('soon', 480)]).toEqual([
    '03:05 GMT+8',
    '09:05 GMT+8',
    'soon',
  ])
})

test('without matches it is a card alone', () => {
  expect(drawExample(contract, view, examples.none!).queryByRole('list')).toBeNull()
})
