import { expect, test } from 'vitest'

import { evaluate } from '../../../src/rules/predicate.ts'
import { valueAt } from '../../../src/rules/patch.ts'
import { factNames } from '../../../src/schemas/facts.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { Predicate } from '../../../src/schemas/predicate.ts'
import { duplicatePart, insertPart, movePart, placeOf, removePart, replacePart, setGroupKind } from './rule-edits.ts'
import { partOf, written } from './rule-tree.ts'
import type { Part } from './rule-tree.ts'
import fc from '../../../tests/support/samples/fast-check.ts'

const role = (value: string): Predicate => ({ eq: ['role', value] })
const literal = fc.oneof(fc.string(), fc.integer(), fc.boolean())
const fact = fc.constantFrom(...factNames)
const time = fc.constantFrom('2027-01-31T23:59:00+07:00', '2026-11-20T10:00:00Z')
const anyRule = fc.letrec<{ rule: Predicate }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 4 },
    fc.tuple(fact, literal).map((eq): Predicate => ({ eq })),
    fc.tuple(fact, fc.array(literal)).map((pair): Predicate => ({ in: pair })),
    fc.tuple(fact, fc.integer()).map((gte): Predicate => ({ gte })),
    fc.tuple(fact, fc.integer()).map((lte): Predicate => ({ lte })),
    fc.string({ minLength: 1 }).map((flag): Predicate => ({ flag })),
    time.map((from): Predicate => ({ from })),
    time.map((until): Predicate => ({ until })),
    fc.array(tie('rule'), { maxLength: 3 }).map((all): Predicate => ({ all })),
    fc.array(tie('rule'), { maxLength: 3 }).map((any): Predicate => ({ any })),
    tie('rule').map((not): Predicate => ({ not })),
  ),
})).rule

function partsOf(part: Part): Part[] {
  return part.kind === 'group' ? [part, ...part.parts.flatMap(partsOf)] : [part]
}

test('every rule that the schema allows is drawn without loss', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      expect(Predicate.safeParse(rule).success).toBe(true)
      for (const part of partsOf(partOf(rule))) {
        const there = valueAt(rule, part.pointer)
        if (part.kind === 'line') expect(written(part)).toEqual(there)
        if (part.kind === 'raw') expect(part.predicate).toBe(there)
      }
    }),
  )
})

test('an unchecked rule is shown as text and kept', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parts = partsOf(partOf(value))

      expect(parts.length).toBeGreaterThan(0)
    }),
  )
  expect(partOf({ eq: ['role', 'member'], flag: 'x' }).kind).toBe('raw')
  expect(partOf({ not: { not: { flag: 'x' } } }).kind).toBe('raw')
})

test('a line that is added and taken away again leaves any rule as it was', () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const root = partOf(rule)
      const index = root.kind === 'group' ? root.parts.length : 1
      const more = insertPart(rule, '', index, role('agent'))
      const grown = partOf(more)
      const last = grown.kind === 'group' ? grown.parts.at(-1) : grown

      const back = removePart(more, last?.pointer ?? '')

      if (root.kind !== 'group') expect(back).toEqual({ all: [rule] }) // a group of the one line
      else expect(back).toEqual(root.parts.length === 0 ? undefined : rule)
    }),
  )
})

test('an edit of one line leaves every other part of the rule identical', () => {
  fc.assert(
    fc.property(anyRule, fc.nat(), (rule, seed) => {
      const parts = partsOf(partOf(rule))
      const lines = parts.filter(({ kind }) => kind === 'line')
      const line = lines[seed % Math.max(lines.length, 1)]
      if (!line) return
      const edited = replacePart(rule, line.pointer, role('trial')) as Predicate

      for (const part of parts) {
        const touched = line.pointer.startsWith(part.pointer) || part.pointer.startsWith(line.pointer)
        if (!touched) expect(valueAt(edited as Json, part.pointer)).toBe(valueAt(rule as Json, part.pointer))
      }
      expect(valueAt(edited as Json, line.pointer)).toEqual(role('trial'))
    }),
  )
})

test('the last line that goes takes its group with it, and the rule', () => {
  expect(removePart({ all: [role('member'), { any: [role('agent')] }] }, '/all/1/any/0')).toEqual({ all: [role('member')] })
  expect(removePart({ all: [role('member'), { not: { any: [role('agent')] } }] }, '/all/1/not/any/0')).toEqual({ all: [role('member')] })
  expect(removePart({ all: [role('member')] }, '/all/0')).toBeUndefined()
  expect(removePart(role('member'), '')).toBeUndefined()
})

test('a first line is alone; a second one makes a group of both', () => {
  const one = insertPart(undefined, '', 0, role('member'))

  expect(one).toEqual(role('member'))
  expect(insertPart(one, '', 1, { flag: 'vip' })).toEqual({ all: [role('member'), { flag: 'vip' }] })
  expect(duplicatePart(one, '')).toEqual({ all: [role('member'), role('member')] })
})

test('a line moves down, into a group and out of it', () => {
  const rule: Predicate = { all: [role('a'), role('b'), { any: [role('c')] }] }

  expect(movePart(rule, '/all/0', '', 2)).toEqual({ rule: { all: [role('b'), role('a'), { any: [role('c')] }] }, pointer: '/all/1' })
  expect(movePart(rule, '/all/0', '/all/2', 1)).toEqual({
    rule: { all: [role('b'), { any: [role('c'), role('a')] }] },
    pointer: '/all/1/any/1',
  })
  expect(movePart(rule, '/all/2/any/0', '', 0)).toEqual({ rule: { all: [role('c'), role('a'), role('b')] }, pointer: '/all/0' })
})

test('a group never goes into itself', () => {
  const rule: Predicate = { all: [{ any: [role('a'), { all: [role('b')] }] }] }

  expect(movePart(rule, '/all/0', '/all/0/any/1', 0)).toEqual({ rule, pointer: '/all/0' })
})

test('moving keeps every line of any rule', () => {
  fc.assert(
    fc.property(anyRule, fc.nat(), fc.nat(), (rule, one, other) => {
      const parts = partsOf(partOf(rule))
      const groups = parts.filter(({ kind }) => kind === 'group')
      const from = parts[one % parts.length]
      const group = groups[other % Math.max(groups.length, 1)]
      if (!from || !group || from.pointer === '') return
      const leaves = (value: Predicate | undefined) =>
        partsOf(partOf(value))
          .flatMap((part) => (part.kind === 'group' ? [] : [JSON.stringify(part.kind === 'line' ? written(part) : part.predicate)]))
          .sort()

      const moved = movePart(rule, from.pointer, group.pointer, 0)

      expect(leaves(moved.rule)).toEqual(leaves(rule))
      expect(valueAt(moved.rule as Json, moved.pointer)).toEqual(valueAt(rule as Json, from.pointer))
    }),
  )
})

test('a group asks for all, any, none or not all of its lines', () => {
  const rule: Predicate = { all: [role('member'), { flag: 'vip' }] }

  expect(setGroupKind(rule, '', 'none')).toEqual({ not: { any: [role('member'), { flag: 'vip' }] } })
  expect(setGroupKind(setGroupKind(rule, '', 'none'), '', 'all')).toEqual(rule)
  expect(evaluate(setGroupKind(rule, '', 'not-all') as Predicate, { facts: { role: 'member' }, flags: { vip: false } })).toBe(true)
})

test('a part knows its group and its place in it', () => {
  expect({ '/all/1/not/any/2': placeOf('/all/1/not/any/2'), '/all/1': placeOf('/all/1'), '': placeOf('') }).toEqual({
    '/all/1/not/any/2': { group: '/all/1', index: 2 },
    '/all/1': { group: '', index: 1 },
    '': { group: '', index: 0 },
  })
})
