import { expect, test } from 'vitest'

import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate } from '../../rules/predicate.ts'
import { aPredicate, someContexts } from './predicates.testing.ts'
import { linesOf, withoutLine } from './rule-lines.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

function findings(when: Predicate): Record<string, unknown> {
  return Object.fromEntries(
    linesOf(when).flatMap(({ pointer, findings }) =>
      findings.length ? [[pointer, findings.map(({ code, by }) => (by === undefined ? code : `${code} ${by}`))]] : [],
    ),
  )
}

test('every line has its own result for the selected view, and the facts it reads', () => {
  const when: Predicate = {
    all: [{ eq: ['role', 'guest'] }, { any: [{ flag: 'A' }, { eq: ['device', 'phone'] }] }, { not: { eq: ['role', 'agent'] } }],
  }
  const lines = linesOf(when, { facts: { role: 'member' }, flags: { A: false } })
  expect(lines.map(({ pointer, op, kind, truth }) => [pointer, op, kind, truth])).toEqual([
    ['', 'all', 'group', false],
    ['/all/0', 'eq', 'leaf', false],
    ['/all/1', 'any', 'group', 'unknown'],
    ['/all/1/any/0', 'flag', 'leaf', false],
    ['/all/1/any/1', 'eq', 'leaf', 'unknown'],
    ['/all/2', 'not', 'group', true],
    ['/all/2/not', 'eq', 'leaf', false],
  ])
  expect(lines[2]?.reads).toEqual([
    { name: 'flag:A', value: false },
    { name: 'device', value: undefined },
  ])
})

test.each<[Predicate, Record<string, unknown>]>([
  [{ all: [{ in: ['role', ['member', 'agent']] }, { not: { eq: ['role', 'guest'] } }] }, { '/all/1': ['changes-nothing /all/0'] }],
  [{ any: [{ eq: ['role', 'guest'] }, { in: ['role', ['guest', 'member']] }] }, { '/any/0': ['changes-nothing /any/1'] }],
  [{ all: [{ eq: ['role', 'guest'] }, { eq: ['role', 'guest'] }] }, { '/all/1': ['changes-nothing /all/0'] }],
  [
    { all: [{ eq: ['role', 'guest'] }, { eq: ['role', 'member'] }] },
    { '': ['never-true'], '/all/0': ['contradicts /all/1'], '/all/1': ['contradicts /all/0'] },
  ],
  [
    { all: [{ eq: ['role', 'guest'] }, { any: [{ eq: ['role', 'member'] }, { flag: 'A' }] }] },
    { '/all/1/any/0': ['contradicts /all/0', 'changes-nothing'] },
  ],
  [{ all: [{ flag: 'A' }, { in: ['role', []] }] }, { '': ['never-true'], '/all/0': ['changes-nothing /all/1'], '/all/1': ['never-true'] }],
  [{ any: [{ flag: 'A' }, { gte: ['vip', 0] }] }, { '': ['always-true'], '/any/0': ['changes-nothing /any/1'], '/any/1': ['always-true'] }],
])('%j: %j', (when, expected) => {
  expect(findings(when)).toEqual(expected)
})

test('too many combinations are not evaluated, and the lines have no findings', () => {
  expect(findings({ all: Array.from({ length: 30 }, (_, index): Predicate => ({ flag: `F${index}` })) })).toEqual({})
})

test('a finding about a line is true in every combination', () => {
  const contextCount = someContexts()
  fc.assert(
    fc.property(aPredicate, (when) => {
      for (const { pointer, predicate, findings } of linesOf(when)) {
        const codes = findings.map(({ code }) => code)
        const truths = new Set(codes.length ? contextCount.map((context) => evaluate(predicate, context) === true) : [])
        if (codes.includes('never-true')) expect(truths).toEqual(new Set([false]))
        if (codes.includes('always-true')) expect(truths).toEqual(new Set([true]))
        if (!codes.includes('changes-nothing')) continue
        const without = withoutLine(when, pointer)
        expect(contextCount.filter((context) => evaluate(without, context) !== evaluate(when, context))).toEqual([])
      }
    }),
    { numRuns: 150 },
  )
  expect.hasAssertions()
})
