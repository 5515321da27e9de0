import { expect, test } from 'vitest'

import type { Predicate } from '../schemas/predicate.ts'
import { evaluate, factsOf, momentsIn } from './predicate.ts'
import type { EvaluationContext } from './predicate.ts'

const noon = Date.parse('2027-01-20T12:00:00Z')
const context: EvaluationContext = {
  facts: { role: 'member', slotsVendors: 12, online: true },
  flags: { VIP3: true, OLD: false, LEVEL: 3 },
  now: noon,
}

test.each<[Predicate, boolean | 'unknown']>([
  [{ eq: ['role', 'member'] }, true],
  [{ eq: ['role', 'guest'] }, false],
  [{ eq: ['device', 'phone'] }, 'unknown'],
  [{ eq: ['slotsVendors', '12'] }, 'unknown'], // nothing is coerced
  [{ in: ['role', ['guest', 'member']] }, true],
  [{ in: ['role', []] }, false],
  [{ in: ['slotsVendors', ['12']] }, 'unknown'],
  [{ gte: ['slotsVendors', 12] }, true],
  [{ lte: ['slotsVendors', 11] }, false],
  [{ gte: ['role', 1] }, 'unknown'],
  [{ flag: 'VIP3' }, true],
  [{ flag: 'OLD' }, false],
  [{ flag: 'LEVEL' }, 'unknown'],
  [{ flag: 'constructor' }, 'unknown'],
  [{ flag: ['VIP3'] } as unknown as Predicate, 'unknown'], // a text alone is a name
  [{ eq: [['role'], 'member'] } as unknown as Predicate, 'unknown'],
  [{ in: [{ toString: () => 'role' }, ['member']] } as unknown as Predicate, 'unknown'],
  [{ gte: [['slotsVendors'], 12] } as unknown as Predicate, 'unknown'],
  [{ from: '2027-01-20T12:00:00Z' }, true],
  [{ until: '2027-01-20T12:00:00Z' }, false],
  [{ until: 'tomorrow' }, 'unknown'],
  [{ not: { eq: ['device', 'phone'] } }, 'unknown'],
  [{ not: { flag: 'OLD' } }, true],
  [{ not: { gte: ['slotsVendors', '5'] } } as unknown as Predicate, 'unknown'], // a comparison that cannot be made, and its `not`
  [{ not: { lte: ['slotsVendors', null] } } as unknown as Predicate, 'unknown'],
  [{ not: { gte: ['slotsVendors', Number.NaN] } }, 'unknown'],
  [{ all: [] }, true],
  [{ any: [] }, false],
  [{ all: [{ eq: ['device', 'phone'] }, { flag: 'OLD' }] }, false],
  [{ all: [{ eq: ['device', 'phone'] }, { flag: 'VIP3' }] }, 'unknown'],
  [{ any: [{ eq: ['device', 'phone'] }, { flag: 'VIP3' }] }, true],
  [{ any: [{ eq: ['device', 'phone'] }, { flag: 'OLD' }] }, 'unknown'],
])('%j is %s', (predicate, truth) => {
  expect(evaluate(predicate, context)).toBe(truth)
})

test.each([
  null,
  7,
  'x',
  [],
  {},
  { eq: 3 },
  { eq: [] },
  { in: ['role', 'member'] },
  { all: 3 },
  { not: null },
  { eq: ['__proto__', 1] },
  { eq: ['now', 1] },
])('the malformed %j is unknown', (nonsense) => {
  expect(evaluate(nonsense as unknown as Predicate, context)).toBe('unknown')
})

test('without a clock a date is unknown', () => {
  expect(evaluate({ from: '2020-01-01T00:00:00Z' }, { facts: {}, flags: {} })).toBe('unknown')
})

test('lists the facts that a predicate reads', () => {
  expect(
    factsOf({
      all: [{ eq: ['role', 'guest'] }, { not: { any: [{ flag: 'VIP3' }, { gte: ['vip', 2] }] } }, { from: '2027-01-01T00:00:00Z' }],
    }),
  ).toEqual(new Set(['role', 'flag:VIP3', 'vip', 'now']))
  expect(factsOf(undefined)).toEqual(new Set())
})

test('finds the moments at which rules anywhere in a document change', () => {
  const when: Predicate = { all: [{ from: '2027-01-20T00:00:00Z' }, { not: { until: '2027-01-27T00:00:00+08:00' } }, { flag: 'from' }] }
  const document = {
    when,
    nodes: [{ id: 'until', slots: { main: [{ when: { until: 'soon' } }, { when: { from: '2027-03-01T00:00:00Z' } }] } }],
    args: { from: { query: 'from' }, until: null },
  }

  expect(momentsIn(document).map((moment) => new Date(moment).toISOString())).toEqual([
    '2027-01-20T00:00:00.000Z',
    '2027-01-26T16:00:00.000Z',
    '2027-03-01T00:00:00.000Z',
  ])
  expect(momentsIn(undefined)).toEqual([])
})
