// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { drawExample } from '../../../tests/support/widgets/draw-widget.tsx'
import { contract } from './contract.ts'
import { examples } from './examples.ts'
import { oddsOf, timeOf } from './matches.tsx'
import * as view from './view.tsx'

afterEach(cleanup)

test('the card leads to its category, and each cover on it starts its own game', () => {
  const { getByRole, send } = drawExample(contract, view, examples.three!)

  fireEvent.click(getByRole('link', { name: 'Enter: Slots' }))
  fireEvent.click(getByRole('button', { name: 'Play Sugar Comet' }))

  expect(send.mock.calls).toEqual([
    [{ kind: 'go', to: '/rng' }],
    [{ kind: 'launch', target: { vendor: 'PG', category: 'RNG', nodeId: 'pg-sugar-comet' } }],
  ])
})

test('it shows three studio logos at most', () => {
  const { getAllByRole } = drawExample(contract, view, examples.usual)

  expect(getAllByRole('list')[0]!.textContent).toBe('EVOAGSEXY')
})

test('with nothing but words it still leads there', () => {
  const { getByRole, root } = drawExample(contract, view, examples.bare!)

  expect({
    "getByRole('link').getAttribute('href')": getByRole('link').getAttribute('href'),
    "root.querySelector('img')": root.querySelector('img'),
  }).toEqual({ "getByRole('link').getAttribute('href')": '/fish', "root.querySelector('img')": null })
})

test('a single studio is started, several are listed on their page', () => {
  const one = drawExample(contract, view, examples.studio!)
  fireEvent.click(one.getByRole('button', { name: 'Enter: Cockfight' }))
  expect(one.send.mock.calls).toEqual([[{ kind: 'launch', target: { vendor: 'SV3', category: 'COCKFIGHT', gameCode: 'SV3_LOBBY' } }]])
  cleanup()

  const several = drawExample(contract, view, examples.studios!)
  fireEvent.click(several.getByRole('link', { name: 'Enter: Cockfight' }))
  expect(several.send.mock.calls).toEqual([[{ kind: 'go', to: '/cockfight' }]])
})

test('the card leads to sports, a match opens its book', () => {
  const { getByRole, getAllByRole, send } = drawExample(contract, view, examples.matches!)

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
  expect(drawExample(contract, view, examples['matches-none']!).queryByRole('list')).toBeNull()
})
