import { expect, test } from 'vitest'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { datedOf, nearestLoss, takenByVariations, windowsIn } from './dated.ts'
import type { DatedContext } from './dated.ts'

const at = (text: string) => Date.parse(`2027-01-${text}:00Z`)
const now = at('10T12:00')
const game = (vendor: string, code: string) => ({ code, node: code, name: code, vendor, category: 'RNG' })
const windows = windowsIn({
  maintenance: [
    { vendor: 'JL', from: '2027-01-10T10:00:00Z', until: '2027-01-10T14:00:00Z' },
    { vendor: 'PG', from: '2027-01-12T10:00:00Z', until: '2027-01-12T14:00:00Z' },
    { vendor: 'PG', from: '2027-03-12T10:00:00Z', until: '2027-03-12T14:00:00Z' },
    { vendor: 'XX', from: 'soon', until: '2027-01-12T14:00:00Z' },
  ],
})
const given: DatedContext = {
  now,
  context: { facts: { now }, flags: {} },
  windows,
  categories: [{ key: 'RNG', vendors: ['JL', 'PG'] }],
  games: [game('JL', '1'), game('PG', '2'), game('PG', '3')],
}
const slots = { inputs: { games: { source: 'games.by-category', args: { category: 'RNG' } } } }

test('a list of games tells the studios that are in maintenance now or within 30 days, and what is left of it then', () => {
  expect(datedOf({ node: slots }, given)).toEqual({
    ends: undefined,
    inside: undefined,
    studios: [
      { vendor: 'JL', from: at('10T10:00'), until: at('10T14:00'), games: { at: at('10T10:00'), before: 3, after: 2 } },
      { vendor: 'PG', from: at('12T10:00'), until: at('12T14:00'), games: { at: at('12T10:00'), before: 3, after: 1 } },
    ],
  })
  expect(datedOf({ node: { inputs: { games: { source: 'games.hot' } } } }, given)).toBeUndefined()
})

test('a block tells when its own rule ends, and one around it how many are left', () => {
  const until = (time: string): JsonObject => ({ id: time, when: { until: `2027-01-${time}:00Z` } })
  const node: JsonObject = {
    slots: { main: [until('20T00:00'), until('15T00:00'), until('15T00:00'), { id: 'always' }, until('09T00:00')] },
  }

  expect(datedOf({ node: until('20T00:00') }, given)).toEqual({ studios: [], ends: at('20T00:00'), inside: undefined })
  expect(datedOf({ node }, given)).toEqual({ studios: [], ends: undefined, inside: { at: at('15T00:00'), before: 4, after: 2 } })
})

test('the nearest loss is one that is still to come', () => {
  const dated = datedOf({ node: slots }, given)!
  expect(nearestLoss(dated, now)).toBe(at('12T10:00'))
  expect(nearestLoss(dated, at('12T10:00'))).toBeUndefined()
})

test('a variation that takes a block away from a date on ends it then, also a block inside another', () => {
  const variation = (id: string, target: string, when: JsonObject): [string, JsonObject] => [
    `overlay/${id}`,
    { kind: 'overlay', id, target, when, steps: [{ op: 'remove', key: 'cup' }] },
  ]
  const taken = takenByVariations(
    new Map([
      variation('later', 'page/home', { from: '2027-01-25T00:00:00Z' }),
      variation('sooner', 'page/home', { from: '2027-01-20T00:00:00Z' }),
      variation('elsewhere', 'page/other', { from: '2027-01-12T00:00:00Z' }),
      variation('already', 'page/home', { from: '2027-01-09T00:00:00Z' }),
      variation('phones', 'page/home', { eq: ['device', 'phone'] }),
    ]),
    'page/home',
    given,
  )

  expect(datedOf({ node: { id: 'cup' } }, given, taken)?.ends).toBe(at('20T00:00'))
  expect(datedOf({ node: { id: 'around', slots: { main: [{ id: 'cup' }, { id: 'other' }] } } }, given, taken)?.inside).toEqual({
    at: at('20T00:00'),
    before: 2,
    after: 1,
  })
  expect(datedOf({ node: { id: 'other' } }, given, taken)).toBeUndefined()
})

test('a list that the gateway orders tells the studios of what it answered, and how many of these games a date takes', () => {
  const hot = { id: 'hot', inputs: { games: { source: 'games.hot' } } }
  const answer = { PG: { games: 5, down: 0 }, JDB: { games: 7, down: 2 } }

  expect(datedOf({ node: hot }, given, undefined, answer)).toEqual({
    ends: undefined,
    inside: undefined,
    studios: [{ vendor: 'PG', from: at('12T10:00'), until: at('12T14:00'), games: { at: at('12T10:00'), before: 12, after: 7 } }],
    down: { count: 2, all: 12 },
  })
  // Studios themselves are no games
  expect(datedOf({ node: hot }, given, undefined, { PG: { games: 0, down: 0 } })?.studios.map(({ games }) => games)).toEqual([undefined])
  expect(datedOf({ node: hot }, given, undefined, { JDB: { games: 7, down: 0 } })).toBeUndefined()
})
