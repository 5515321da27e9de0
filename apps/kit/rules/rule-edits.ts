import { segmentsOf } from '../../../src/schemas/json.ts'
import type { Predicate } from '../../../src/schemas/predicate.ts'
import { valueAt } from '../../../src/rules/patch.ts'
import type { Json } from '../../../src/schemas/json.ts'
import { partOf } from './rule-tree.ts'
import type { GroupKind } from './rule-tree.ts'

/** A rule, or none: everyone. */
export type Rule = Predicate | undefined

/** Replaces one part. The parts beside it keep their identity. */
export function replacePart(rule: Rule, pointer: string, part: Predicate): Rule {
  return changeAt(rule, segmentsOf(pointer), () => part) as Predicate // a changed rule is one
}

/** Removes a part. A group without lines is removed with it; a rule without lines is no rule. */
export function removePart(rule: Rule, pointer: string): Rule {
  const path = segmentsOf(pointer)
  if (path.length === 0) return undefined
  const list = path.slice(0, -1)
  const left = changeAt(rule, list, (value) => (value as Json[]).toSpliced(Number(path.at(-1)), 1)) as Predicate // a part is in a list
  const rest = valueAt(left, pointerOf(list))
  return Array.isArray(rest) && rest.length === 0 ? removePart(left, pointerOf(ownerOf(list))) : left
}

/** Puts a part into a group, at `index` among its lines. A rule of one line becomes a group of both. */
export function insertPart(rule: Rule, group: string, index: number, part: Predicate): Rule {
  if (rule === undefined) return part
  const drawn = partOf(valueAt(rule, group), group)
  if (drawn.kind !== 'group') {
    const one = valueAt(rule, group) as unknown as Predicate // the pointer is that of a part
    return replacePart(rule, group, { all: index === 0 ? [part, one] : [one, part] })
  }
  // A group has a list
  return changeAt(rule, segmentsOf(listOf(group, drawn.of)), (list) => (list as Json[]).toSpliced(index, 0, part as Json)) as Predicate
}

/** The path of a group's lines. */
export function listOf(group: string, of: GroupKind): string {
  return `${group}/${{ all: 'all', any: 'any', none: 'not/any', 'not-all': 'not/all' }[of]}`
}

/** A second part like this one, behind it. */
export function duplicatePart(rule: Rule, pointer: string): Rule {
  const part = valueAt(rule as Json, pointer) as unknown as Predicate | undefined // the pointer is that of a part
  if (part === undefined) return rule
  const { group, index } = placeOf(pointer)
  return insertPart(rule, group, index + 1, part)
}

/** The group that a part is in, and which of its lines it is. The whole rule counts as the only line of a group at its own place. */
export function placeOf(pointer: string): { group: string; index: number } {
  const path = segmentsOf(pointer)
  return path.length === 0 ? { group: '', index: 0 } : { group: pointerOf(ownerOf(path.slice(0, -1))), index: Number(path.at(-1)) }
}

/** `/all/1/not/any` → the group at `/all/1`. */
function ownerOf(list: readonly string[]): string[] {
  return list.slice(0, list.at(-2) === 'not' ? -2 : -1)
}

/**
 * Moves a part into a group, before the line that is at `index` now. Returns the rule and where the part is now; the rule as it was
 * when a group would go into itself.
 */
export function movePart(rule: Rule, from: string, group: string, index: number): { rule: Rule; pointer: string } {
  const part = rule === undefined ? undefined : (valueAt(rule, from) as unknown as Predicate | undefined) // the pointer is that of a part
  if (part === undefined || from === '' || group === from || group.startsWith(`${from}/`)) return { rule, pointer: from }
  const moved = { ...part }
  const both = insertPart(replacePart(rule, from, taken), group, index, moved)
  const left = removePart(both, pointerTo(both, taken) ?? '')
  return { rule: left, pointer: pointerTo(left, moved) ?? '' }
}

/** Placeholder of a part while it is moved: found again by identity. */
const taken = { all: [] } as Predicate

function pointerTo(rule: Rule, part: Predicate, pointer = ''): string | undefined {
  if (rule === part) return pointer
  const drawn = partOf(rule, pointer)
  if (drawn.kind !== 'group') return undefined
  const list = listOf('', drawn.of)
  const parts = valueAt(rule as Json, list) as unknown as Predicate[] // a group has a list
  for (const [index, inner] of parts.entries()) {
    const found = pointerTo(inner, part, `${pointer}${list}/${index}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Sets whether all, any, none or not all of a group must be true. A rule of one line becomes a group of it. */
export function setGroupKind(rule: Rule, pointer: string, of: GroupKind): Rule {
  if (rule === undefined) return rule
  const current = valueAt(rule, pointer)
  const drawn = partOf(current, pointer)
  const parts =
    // A group has a list
    drawn.kind === 'group' ? (valueAt(rule, listOf(pointer, drawn.of)) as unknown as Predicate[]) : [current as unknown as Predicate]
  const groups: Record<GroupKind, Predicate> = {
    all: { all: parts },
    any: { any: parts },
    none: { not: { any: parts } },
    'not-all': { not: { all: parts } },
  }
  return replacePart(rule, pointer, groups[of])
}

function changeAt(value: unknown, path: readonly string[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  if (Array.isArray(value)) return value.with(Number(key), changeAt(value[Number(key)], rest, change))
  const object = value as Record<string, unknown> // the way was drawn from the rule
  return { ...object, [key]: changeAt(object[key], rest, change) }
}

function pointerOf(path: readonly string[]): string {
  return path.map((part) => `/${part}`).join('')
}
