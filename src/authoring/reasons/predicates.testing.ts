import { facts as declarations } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import type { EvaluationContext } from '../../rules/predicate.ts'
import fc from '../../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../../tests/support/samples/fast-check.ts'

export const week = ['2027-01-20T00:00:00Z', '2027-01-27T00:00:00Z'] as const

const leaf: Arbitrary<Predicate> = fc.oneof(
  fc.constantFrom(...declarations.role.values).map((role): Predicate => ({ eq: ['role', role] })),
  fc.subarray([...declarations.role.values]).map((roles): Predicate => ({ in: ['role', roles] })),
  fc.subarray([...declarations.device.values]).map((devices): Predicate => ({ in: ['device', devices] })),
  fc.integer({ min: -1, max: 4 }).map((figure): Predicate => ({ gte: ['vip', figure] })),
  fc.integer({ min: -1, max: 4 }).map((figure): Predicate => ({ lte: ['vip', figure] })),
  fc.constantFrom<Predicate>({ flag: 'A' }, { flag: 'B' }, { from: week[0] }, { until: week[1] }),
)

/** Rules over role, device, rank, two flags and two dates. */
export const aPredicate: Arbitrary<Predicate> = fc.letrec<{ node: Predicate }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('node'), { maxLength: 3 }).map((all) => ({ all })),
    fc.array(tie('node'), { maxLength: 3 }).map((any) => ({ any })),
    tie('node').map((not) => ({ not })),
  ),
})).node

/** Every combination that those rules can tell apart; a guest has no rank. */
export function someContexts(): EvaluationContext[] {
  const moments = [Date.parse(week[0]) - 1, Date.parse(week[0]), Date.parse(week[1])]
  return declarations.role.values.flatMap((role) =>
    declarations.device.values.flatMap((device) =>
      (role === 'guest' ? [0] : [0, 1, 2, 3, 4, 5]).flatMap((vip) =>
        [true, false].flatMap((A) =>
          [true, false].flatMap((B) => moments.map((now): EvaluationContext => ({ facts: { role, device, vip, now }, flags: { A, B } }))),
        ),
      ),
    ),
  )
}
