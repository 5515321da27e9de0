import { dequal } from 'dequal/lite'

import { runListProgram } from '../../../../src/rules/list-program.ts'
import type { ListKind, ListNote } from '../../../../src/rules/list-program.ts'
import { ruleBreaks } from '../../../../src/rules/list-rule.ts'
import type { ListStep, OverlayProgram, OverlayStep, Place } from '../../../../src/schemas/list-program.ts'

/** One entry of a list that rules put in order: a category with its vendors, or a block, item or field without any. */
export type Entry = { key: string; vendors: readonly string[] }
/** Vendors that the brand names by a path, `vendors.esports`. */
export type VendorsOf = (path: string) => readonly string[] | undefined

/** The result of the rules. `by`: the rule that placed an entry; `new`: the entry was not in the list before. */
export type Ran = { items: readonly Entry[]; did: ReadonlyMap<string, Did>; notes: readonly ListNote[] }
export type Did = { what: 'moved' | 'new' | 'sorted' | 'changed'; rule: number }

export function runOrder(before: readonly Entry[], steps: OverlayProgram, vendorsOf: VendorsOf): Ran {
  // others are not about the entries
  const own = steps.flatMap((step, rule) => (step.op !== 'replace' && step.in === undefined ? [rule] : []))
  const { items, placed, touched, notes } = runListProgram(
    before,
    own.flatMap((rule): ListStep[] => {
      const step = steps[rule]
      return step === undefined || step.op === 'replace' ? [] : [step]
    }),
    kindOf(vendorsOf),
  )
  const there = new Set(before.map(({ key }) => key))
  const did = new Map<string, Did>()
  for (const { key } of items) {
    const rule = own[placed.get(key) ?? touched.get(key)?.at(-1) ?? -1]
    if (rule === undefined) continue
    did.set(key, {
      rule,
      what: !there.has(key) ? 'new' : placed.has(key) ? (steps[rule]?.op === 'sortBy' ? 'sorted' : 'moved') : 'changed',
    })
  }
  return { items, did, notes: notes.map((note) => ({ ...note, step: own[note.step] ?? note.step })) }
}

function kindOf(vendorsOf: VendorsOf): ListKind<Entry> {
  return {
    keyOf: ({ key }) => key,
    makeItem: (key) => ({ key, vendors: [] }),
    merge: (entry) => entry, // what is set is no part of the order
    members: ({ vendors }, by) => (by === 'vendor' ? vendors.map((vendor) => ({ key: vendor, value: vendor })) : undefined),
    withMembers: ({ key }, _, members) => ({ key, vendors: members.map((member) => member.key) }),
    brand: vendorsOf,
  }
}

/** Whether running the rules again changes nothing and loses nothing, computed for one list. */
export type Safety = { same: boolean; lost: readonly string[]; breaks: ReturnType<typeof ruleBreaks> }

export function safetyOf(before: readonly Entry[], steps: OverlayProgram, vendorsOf: VendorsOf): Safety {
  const once = runOrder(before, steps, vendorsOf).items
  const twice = runOrder(once, steps, vendorsOf).items
  const removed = new Set(steps.flatMap((step) => (step.op === 'remove' ? [step.key] : [])))
  const kept = new Set(once.flatMap(({ key, vendors }) => [key, ...vendors.map((vendor) => `vendor ${vendor}`)]))
  const split = new Set(steps.flatMap((step) => (step.op === 'split' ? [step.from] : [])))
  const lost = before.flatMap(({ key, vendors }) =>
    removed.has(key)
      ? []
      : [
          ...(kept.has(key) || split.has(key) ? [] : [key]), // an emptied source is removed: everything in it is elsewhere
          ...vendors.filter((vendor) => !kept.has(`vendor ${vendor}`)),
        ],
  )
  return { same: dequal(once, twice), lost: [...new Set(lost)], breaks: ruleBreaks(steps) }
}

/** A list for trying the rules: the list as it is, or one without an entry that they name. `key` is that entry. */
export type Trial = { id: 'now' | 'without' | 'there' | 'no-vendors' | 'nothing'; key: string; list: readonly Entry[] }

export function trialsFor(now: readonly Entry[], steps: OverlayProgram, vendorsOf: VendorsOf): Trial[] {
  const trials: Trial[] = [{ id: 'now', key: '', list: now }]
  const counted = steps.flatMap((step) => namedIn(step)).find((key) => now.some((entry) => entry.key === key))
  if (counted !== undefined) trials.push({ id: 'without', key: counted, list: now.filter(({ key }) => key !== counted) })
  const made = steps.find((step) => step.op === 'ensure')?.key
  if (made !== undefined && !now.some(({ key }) => key === made))
    trials.push({ id: 'there', key: made, list: [...now, { key: made, vendors: [] }] })
  const split = steps.find((step) => step.op === 'split')
  const into = split?.into[0]
  if (split && into) {
    const members = new Set(split.into.flatMap(({ members: one }) => (Array.isArray(one) ? one : (vendorsOf(one.brand) ?? []))))
    trials.push({
      id: 'no-vendors',
      key: into.key,
      list: now.map((entry) =>
        entry.vendors.some((vendor) => members.has(vendor))
          ? { ...entry, vendors: entry.vendors.filter((vendor) => !members.has(vendor)) }
          : entry,
      ),
    })
  }
  return [...trials, { id: 'nothing', key: '', list: [] }]
}

function namedIn(step: OverlayStep): string[] {
  if (step.op === 'split') return [step.from]
  if (step.op === 'move' || step.op === 'ensure')
    return (Array.isArray(step.to) ? step.to : [step.to]).flatMap((place) =>
      typeof place === 'string' ? [] : ['before' in place ? place.before : place.after],
    )
  return []
}

/** Rules that did nothing with a list, counted from 0. */
export function idleRules({ notes }: Pick<Ran, 'notes'>): number[] {
  return [...new Set(notes.flatMap(({ code, step }) => (code === 'list/duplicate-key' ? [] : [step])))].toSorted((a, b) => a - b)
}

/**
 * Adds a rule, or changes the place in one, so that `key` is at `index` of the result. Of several such changes it takes one that may
 * run twice. Undefined when nothing has to change or no rule can do it.
 */
export function ruleFor(
  before: readonly Entry[],
  steps: OverlayProgram,
  vendorsOf: VendorsOf,
  key: string,
  index: number,
): { steps: OverlayStep[]; changed: number } | undefined {
  const now = runOrder(before, steps, vendorsOf).items.map((entry) => entry.key)
  const from = now.indexOf(key)
  if (from < 0 || from === index) return undefined
  const rest = now.filter((other) => other !== key)
  const target = rest.toSpliced(index, 0, key)
  const places: Place[] = [
    ...(index === 0 ? ['first' as const] : [{ after: rest[index - 1] ?? '' }]),
    ...(index >= rest.length ? ['last' as const] : [{ before: rest[index] ?? '' }]),
  ]
  const own = steps.findLastIndex((step) => (step.op === 'move' || step.op === 'ensure') && step.key === key && step.in === undefined)
  const ways = places
    .flatMap((to) => [
      ...(own < 0
        ? []
        : [
            {
              steps: steps.map((step, at) => (at === own && (step.op === 'move' || step.op === 'ensure') ? { ...step, to } : step)),
              changed: own,
            },
          ]),
      { steps: [...steps, { op: 'move' as const, key, to }], changed: steps.length },
    ])
    .filter((way) => {
      const after = runOrder(before, way.steps, vendorsOf).items.map((entry) => entry.key)
      return after.length === target.length && after.every((one, at) => one === target[at])
    })
  return ways.find((way) => ruleBreaks(way.steps).length === 0) ?? ways[0]
}
