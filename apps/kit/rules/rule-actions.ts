import { facts as declarations } from '../../../src/schemas/facts.ts'
import type { FactName, Facts } from '../../../src/schemas/facts.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { duplicatePart, insertPart, movePart, placeOf, removePart, replacePart, setGroupKind } from './rule-edits.ts'
import type { Rule } from './rule-edits.ts'
import { partOf, written } from './rule-tree.ts'
import type { Group, GroupKind, Part, Subject } from './rule-tree.ts'

/** What lines and groups can do with their rule. `to` of a change: the part that has the focus afterwards. */
export type RuleActions = {
  replace: (pointer: string, part: Predicate, what: 'value' | 'line') => void
  remove: (pointer: string) => void
  duplicate: (pointer: string) => void
  move: (pointer: string, group: string, index: number) => void
  step: (pointer: string, direction: Direction) => void
  add: (group: string, part: Predicate) => void
  setKind: (pointer: string, of: GroupKind) => void
}
export type Direction = 'up' | 'down' | 'out' | 'into'

/** The actions over a rule; `change` gets the new rule and the place that has the focus then. */
export function actionsOn(rule: Rule, change: (next: Rule, step: string, focus?: string) => void): RuleActions {
  const root = rule === undefined ? undefined : partOf(rule)
  return {
    replace: (pointer, part, what) => change(replacePart(rule, pointer, part), what === 'value' ? `value ${pointer}` : `line ${pointer}`),
    remove: (pointer) => change(removePart(rule, pointer), 'remove', beside(root, pointer)),
    duplicate(pointer) {
      const { group, index } = placeOf(pointer)
      const next = duplicatePart(rule, pointer)
      change(next, 'duplicate', partsIn(next, group)[index + 1]?.pointer)
    },
    move(pointer, group, index) {
      const moved = movePart(rule, pointer, group, index)
      change(moved.rule, 'move', moved.pointer)
    },
    step(pointer, direction) {
      const to = root && target(root, pointer, direction)
      if (!to) return
      const moved = movePart(rule, pointer, to.group, to.index)
      change(moved.rule, 'move', moved.pointer)
    },
    add(group, part) {
      const count = partsIn(rule, group).length
      const next = insertPart(rule, group, count, part)
      change(next, 'add', partsIn(next, group)[count]?.pointer ?? '')
    },
    setKind: (pointer, of) => change(setGroupKind(rule, pointer, of), `kind ${pointer}`),
  }
}

/** Whether a part can go that way: a place beside it, the group around it, a group next to it. */
export function canStep(rule: Rule, pointer: string, direction: Direction): boolean {
  return rule !== undefined && target(partOf(rule), pointer, direction) !== undefined
}

function target(root: Part, pointer: string, direction: Direction): { group: string; index: number } | undefined {
  if (pointer === '' || root.kind !== 'group') return undefined
  const { group, index } = placeOf(pointer)
  const parts = find(root, group)?.parts ?? []
  if (direction === 'out') return group === '' ? undefined : { group: placeOf(group).group, index: placeOf(group).index + 1 }
  if (direction === 'into') {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    if (before?.kind === 'group') return { group: before.pointer, index: before.parts.length }
    return after?.kind === 'group' ? { group: after.pointer, index: 0 } : undefined
  }
  if (direction === 'up') return index > 0 ? { group, index: index - 1 } : undefined
  return index < parts.length - 1 ? { group, index: index + 2 } : undefined
}

/** The line that gets the focus when a line is removed: the next one, else the one before, else the group. */
function beside(root: Part | undefined, pointer: string): string | undefined {
  if (root?.kind !== 'group' || pointer === '') return undefined
  const { group, index } = placeOf(pointer)
  const parts = find(root, group)?.parts ?? []
  return parts.length < 2 ? group : index < parts.length - 1 ? pointer : parts[index - 1]?.pointer
}

function find(part: Part, pointer: string): Group | undefined {
  if (part.kind !== 'group') return undefined
  if (part.pointer === pointer) return part
  return part.parts
    .map((inner) => (pointer.startsWith(inner.pointer) ? find(inner, pointer) : undefined))
    .find((found) => found !== undefined)
}

function partsIn(rule: Rule, group: string): readonly Part[] {
  if (rule === undefined) return []
  const root = partOf(rule)
  return find(root, group)?.parts ?? (group === root.pointer ? [root] : [])
}

/** A first line that is true now, so that nothing disappears before a value is chosen. */
export function firstLine(subject: Subject, now: Facts): Predicate {
  if (subject.startsWith('flag:')) return written({ subject, comparison: 'on', values: [] })
  const name = subject as FactName // no flag: a fact
  const declaration = declarations[name]
  if (declaration.type === 'time')
    return written({
      subject,
      comparison: 'from',
      values: [new Date(Math.floor(((now.now as number | undefined) ?? Date.now()) / 60_000) * 60_000).toISOString().replace('.000Z', 'Z')],
    })
  const known = now[name]
  if (declaration.type === 'integer') return written({ subject, comparison: 'at-least', values: [typeof known === 'number' ? known : 1] })
  if (declaration.type === 'boolean') return written({ subject, comparison: 'is', values: [typeof known === 'boolean' ? known : true] })
  return written({ subject, comparison: 'is', values: [known ?? (declaration.type === 'enum' ? declaration.values[0] : '') ?? ''] })
}
