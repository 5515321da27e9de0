import { expect, test } from 'vitest'

import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate } from '../../rules/predicate.ts'
import { aPredicate, someContexts } from './predicates.testing.ts'
import { verdict } from './rule-verdict.ts'
import { anyOtherText } from './contexts.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const vendorMix: Predicate = {
  all: [
    { in: ['role', ['member', 'agent']] },
    { gte: ['slotsVendors', 11] },
    { any: [{ in: ['language', ['EN', 'VI']] }, { eq: ['device', 'desktop'] }] },
    { until: '2027-01-31T23:59:00+08:00' },
    { not: { eq: ['role', 'guest'] } },
  ],
}

test('a rule over role, language and device is a grid, with the combinations counted', () => {
  const { verdict: said, grid, example } = verdict(vendorMix, { facts: { role: 'member', vip: 0, language: 'EN', device: 'desktop' } })
  expect(said).toBe('some')
  expect(grid?.columns.map((parts) => parts.map(({ values, others }) => (others ? 'other' : values.join())))).toEqual(
    [
      ['EN,VI', 'desktop'],
      ['other', 'desktop'],
      ['EN,VI', 'phone,tablet'],
      ['other', 'phone,tablet'],
    ].toSorted((a, b) => order(a) - order(b)),
  )
  expect(grid?.rows.map(({ role, cells }) => `${role} ${cells.filter(Boolean).length}`)).toEqual([
    'guest 0',
    'member 3',
    'trial 0',
    'agent 3',
  ])
  expect({ seen: grid?.seen, of: grid?.of, rest: grid?.rest }).toEqual({ seen: 6, of: 16, rest: ['slotsVendors', 'now'] })
  expect(example).toMatchObject({ persona: 'member', facts: { role: 'member', language: 'EN', device: 'desktop', slotsVendors: 11 } })
})

/** Columns turn the language fastest, in the order in which values first occur. */
function order([language, device]: readonly string[]): number {
  return (device === 'desktop' ? 2 : 0) + (language === 'other' ? 1 : 0)
}

test.each<[Predicate | undefined, string]>([
  [undefined, 'everyone'],
  [{ in: ['role', ['guest', 'member', 'trial', 'agent']] }, 'everyone'],
  [{ all: [{ eq: ['role', 'guest'] }, { gte: ['vip', 1] }, { lte: ['vip', 0] }] }, 'nobody'],
  [{ all: [{ eq: ['role', 'guest'] }, { eq: ['newPlayer', true] }] }, 'nobody'],
  [{ all: Array.from({ length: 20 }, (_, index): Predicate => ({ flag: `F${index}` })) }, 'undecided'],
])('%j is for %s', (when, said) => {
  expect(verdict(when)).toMatchObject({ verdict: said, grid: undefined })
})

test('a rule that names no role has a row for each all the same', () => {
  const { grid } = verdict({ eq: ['brand', 'foyer'] })
  expect(grid).toMatchObject({
    columns: [[{ name: 'brand', values: ['foyer'] }], [{ name: 'brand', values: [anyOtherText] }]],
    seen: 4,
    of: 8,
  })
})

test('an undeclared flag shows nothing to anybody', () => {
  expect(verdict({ flag: 'A' }).verdict).toBe('some')
  expect(verdict({ flag: 'A' }, { declared: {} }).verdict).toBe('nobody')
})

test('verdict, grid and example agree with asking in every combination', () => {
  const contextCount = someContexts()
  fc.assert(
    fc.property(aPredicate, fc.constantFrom(...contextCount), (when, view) => {
      const truths = contextCount.map((context) => evaluate(when, context) === true)
      const said = truths.includes(true) ? (truths.includes(false) ? 'some' : 'everyone') : 'nobody'
      const result = verdict(when, view)
      expect(result.verdict).toBe(said)
      if (said === 'nobody') expect(result.example).toBeUndefined()
      else {
        const { facts, flags, now } = result.example ?? { facts: {}, flags: {}, now: undefined }
        expect(
          evaluate(when, { facts: { ...view.facts, ...facts, ...(now === undefined ? {} : { now }) }, flags: { ...view.flags, ...flags } }),
        ).toBe(true)
      }
      for (const { role, cells, sure } of result.grid?.rows ?? []) {
        cells.forEach((cell, column) => {
          const there = contextCount.filter(
            (context) =>
              context.facts.role === role &&
              (result.grid?.columns[column] ?? []).every(({ name, values }) =>
                values.includes((name.startsWith('flag:') ? context.flags[name.slice(5)] : context.facts[name as 'vip']) ?? ''),
              ),
          )
          if (there.length === 0) return // figures between those of the sample
          expect(there.some((context) => evaluate(when, context) === true) || !cell).toBe(true)
          expect(there.every((context) => evaluate(when, context) === true) || !sure[column]).toBe(true)
        })
      }
    }),
    { numRuns: 200 },
  )
})

test('the example is somebody whom the preview can show, where there is one; else it says that there is none', () => {
  const rank = (n: number): Predicate => ({ gte: ['vip', n] })
  expect(verdict({ any: [rank(6), { eq: ['role', 'agent'] }] })).toMatchObject({ example: { persona: 'agent' } })
  expect(verdict(rank(2))).toMatchObject({ example: { persona: 'vip' } })
  expect(verdict(rank(2)).isOutOfView).toBeUndefined()
  expect(verdict(rank(6))).toMatchObject({ example: { persona: 'vip' }, isOutOfView: true }) // the preview's VIP has rank 4
})

test('columns of times are spans between the moments of the rule', () => {
  const [from, until] = ['2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z']
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const { grid } = verdict({ all: [{ from }, { until }, { eq: ['role', 'member'] }] }, { now: Date.parse('2026-06-01T00:00:00Z') })
  const spans = grid?.columns.map(([part]) => part?.spans)
  expect(spans).toEqual(expect.arrayContaining([[{ until: start }], [{ from: start, until: end }], [{ from: end }]]))
  expect(spans).toHaveLength(3)
})
