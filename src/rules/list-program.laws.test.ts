import { expect, test, vi } from 'vitest'

import { runs } from '../../tests/support/samples/sample.ts'
import type { ListProgram, ListStep, Place } from '../schemas/list-program.ts'
import { runListProgram } from './list-program.ts'
import type { ListKind } from './list-program.ts'
import { ruleBreaks } from './list-rule.ts'
import fc from '../../tests/support/samples/fast-check.ts'
import type { Arbitrary } from '../../tests/support/samples/fast-check.ts'

const often = runs(10_000)
vi.setConfig({ testTimeout: 20_000 + often.numRuns * 10 })

type Row = { id: string; members: string[]; rank?: number }

const rows: ListKind<Row> = {
  keyOf: (row) => row.id,
  makeItem: (id) => ({ id, members: [] }),
  members: (row) => row.members.map((member) => ({ key: member, value: member })),
  withMembers: (row, _by, members) => ({ ...row, members: members.map((member) => member.key) }),
}

const keys = ['A', 'B', 'C', 'D', 'E', 'F']
const key = fc.constantFrom(...keys)
const onePlace = fc.oneof(
  fc.constant('first' as const),
  fc.constant('last' as const),
  key.map((before) => ({ before })),
  key.map((after) => ({ after })),
)
const place: Arbitrary<Place> = fc.oneof(onePlace, fc.array(onePlace, { minLength: 1, maxLength: 3 }))
const step: Arbitrary<ListStep> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ op: fc.constant('move' as const), key, to: place }) },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('ensure' as const), key, to: place }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('remove' as const), key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      op: fc.constant('split' as const),
      from: key,
      by: fc.constant('vendor'),
      into: fc.array(fc.record({ key, members: fc.subarray(['p', 'q', 'r', 's', 't', 'u']) }), { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('set' as const), key, label: fc.string() }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('sortBy' as const), field: fc.constant('rank') }) },
)
const program: Arbitrary<ListProgram> = fc.array(step, { maxLength: 6 })
/** Members are spread over the rows, each in one place. */
const list: Arbitrary<Row[]> = fc
  .tuple(
    fc.shuffledSubarray(keys),
    fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
    fc.array(fc.option(fc.nat(3), { nil: undefined }), { minLength: 6, maxLength: 6 }),
  )
  .map(([ids, homes, ranks]) =>
    ids.map((id, index) => ({
      id,
      members: ['p', 'q', 'r', 's', 't', 'u'].filter((_, member) => homes[member] === index),
      ...(ranks[index] !== undefined && { rank: ranks[index] }),
    })),
  )

function hold(law: (items: Row[], steps: ListProgram) => void): void {
  fc.assert(fc.property(list, program, law), often)
}
function run(items: Row[], steps: ListProgram) {
  return runListProgram(items, steps, rows)
}

test('members are conserved, but for those of removed items', () => {
  hold((items, steps) => {
    const kept = steps.filter((one) => one.op !== 'remove')
    expect(
      run(items, kept)
        .items.flatMap((row) => row.members)
        .sort(),
    ).toEqual(items.flatMap((row) => row.members).sort())
    const removed = steps.flatMap((one) => (one.op === 'remove' ? [one.key] : []))
    const after = run(items, steps).items.flatMap((row) => row.members)
    expect(new Set(after).size).toBe(after.length)
    if (steps.every((one) => one.op !== 'split')) {
      const lost = items.filter((row) => removed.includes(row.id)).flatMap((row) => row.members)
      expect([...after, ...lost].sort()).toEqual(items.flatMap((row) => row.members).sort())
    }
  })
})

test('keys are unique', () => {
  hold((items, steps) => {
    const ids = run(items, steps).items.map((row) => row.id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('keys that no step names keep their order, but for sorting', () => {
  hold((items, steps) => {
    const unsorted = steps.filter((one) => one.op !== 'sortBy')
    const named = new Set(
      unsorted.flatMap((one) => (one.op === 'split' ? [one.from, ...one.into.map((target) => target.key)] : 'key' in one ? [one.key] : [])),
    )
    const others = (some: Row[]) => some.map((row) => row.id).filter((id) => !named.has(id))
    expect(others(run(items, unsorted).items)).toEqual(others(items))
  })
})

const nonsense = fc.oneof(
  step,
  fc.anything(),
  fc.record({
    op: fc.constantFrom('move', 'ensure', 'remove', 'split', 'set', 'sortBy', 'fly'),
    key: fc.anything(),
    to: fc.anything(),
    from: fc.anything(),
    by: fc.anything(),
    into: fc.anything(),
    item: fc.anything(),
    field: fc.anything(),
  }),
)

test('nothing makes it throw', () => {
  fc.assert(
    fc.property(list, fc.array(nonsense, { maxLength: 8 }), (items, steps) => {
      const { items: result } = run(items, steps as ListProgram)
      expect(new Set(result.map((row) => row.id)).size).toBe(result.length)
    }),
    often,
  )
})

test('running twice gives what running once gave, where the checker has nothing against the program', () => {
  let counted = 0
  fc.assert(
    fc.property(
      list,
      program.filter((steps) => ruleBreaks(steps).length === 0),
      (items, steps) => {
        const { items: once, notes } = run(items, steps)
        // Data that lack what a program asks for change under it: a source that is gone, or an item made without a place.
        const emptied = steps.some(
          (one, index) =>
            one.op === 'split' &&
            !once.some((row) => row.id === one.from) &&
            !notes.some((note) => note.step === index && note.code === 'list/key-missing'),
        )
        const homeless = notes.some((note) => note.code === 'list/anchor-missing' && steps[note.step]?.op === 'ensure')
        if (emptied || homeless) return
        counted += 1
        expect(run(once, steps).items).toEqual(once)
      },
    ),
    often,
  )
  expect(counted).toBeGreaterThan(often.numRuns / 4)
})
