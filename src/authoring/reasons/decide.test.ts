import { expect, test } from 'vitest'

import { facts as declarations } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate } from '../../rules/predicate.ts'
import { decide } from './decide.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../tests/support/samples/fast-check.ts'

test.each<[Predicate, ReturnType<typeof decide>]>([
  [{ eq: ['role', 'guest'] }, 'sometimes'],
  [{ in: ['role', ['guest', 'member', 'trial', 'agent']] }, 'always'],
  [{ in: ['role', []] }, 'never'],
  [{ all: [{ eq: ['role', 'guest'] }, { eq: ['role', 'member'] }] }, 'never'],
  [{ any: [{ flag: 'A' }, { not: { flag: 'A' } }] }, 'always'],
  [{ gte: ['slotsVendors', 0] }, 'always'],
  [{ lte: ['slotsVendors', -1] }, 'never'],
  [{ all: [{ gte: ['slotsVendors', 11] }, { lte: ['slotsVendors', 11] }] }, 'sometimes'],
  [{ all: [{ gte: ['slotsVendors', 10.2] }, { lte: ['slotsVendors', 10.8] }] }, 'never'],
  [{ not: { eq: ['brand', 'foyer'] } }, 'sometimes'],
  [{ all: [{ from: '2027-01-27T00:00:00Z' }, { until: '2027-01-20T00:00:00Z' }] }, 'never'],
  [{ all: [{ from: '2027-01-20T00:00:00Z' }, { until: '2027-01-27T00:00:00Z' }] }, 'sometimes'],
  [{ any: [{ from: '2027-01-20T00:00:00+08:00' }, { until: '2027-01-19T16:00:00Z' }] }, 'always'],
  [{ all: [] }, 'always'],
  [{ any: [] }, 'never'],
  [{ all: Array.from({ length: 20 }, (_, index) => ({ flag: `F${index}` })) }, 'undecided'],
])('%j is %s true', (predicate, decision) => {
  expect(decide(predicate)).toBe(decision)
})

const leaf: Arbitrary<Predicate> = fc.oneof(
  fc.constantFrom(...declarations.role.values).map((role): Predicate => ({ eq: ['role', role] })),
  fc.integer({ min: -2, max: 5 }).map((figure): Predicate => ({ gte: ['vip', figure] })),
  fc.integer({ min: -2, max: 5 }).map((figure): Predicate => ({ lte: ['vip', figure] })),
  fc.constantFrom<Predicate>({ flag: 'A' }, { flag: 'B' }),
)
const predicate: Arbitrary<Predicate> = fc.letrec<{ node: Predicate }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('node'), { maxLength: 3 }).map((any) => ({ any })),
    tie('node').map((not) => ({ not })),
  ),
})).node

test('what it decides holds in every context', () => {
  const contextCount = declarations.role.values.flatMap((role) =>
    Array.from({ length: 10 }, (_, vip) => vip).flatMap((vip) =>
      [true, false].flatMap((A) => [true, false].map((B) => ({ facts: { role, vip }, flags: { A, B } }))),
    ),
  )
  fc.assert(
    fc.property(predicate, (one) => {
      const truths = new Set(contextCount.map((context) => evaluate(one, context)))
      expect(decide(one)).toBe(truths.size === 2 ? 'sometimes' : truths.has(true) ? 'always' : 'never')
    }),
  )
  expect.hasAssertions()
})
