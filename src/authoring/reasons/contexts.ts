import { facts as declarations } from '../../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import { directionOf, languageCodes } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate, factsOf } from '../../rules/predicate.ts'
import type { Asked, FlagValues, EvaluationContext } from '../../rules/predicate.ts'

/** Facts and flags with a known value; all others may have any. A flag set to `undefined` is known to have no value. */
export type Given = { facts?: Facts | undefined; flags?: FlagValues | undefined; now?: number | undefined }

/** One fact or flag that a predicate reads. Each group holds values that the predicate treats alike; together they cover every value. */
export type Axis = { name: Asked; groups: readonly (readonly FactValue[])[] }

/** All combinations of unknown facts that can change the predicate's value; `contextCount` is their number. */
export type Space = { axes: readonly Axis[]; given: Given; contextCount: number }

/** Represents every text that no predicate names. */
export const anyOtherText = '\u0000any other'

const maxDepth = 64

/**
 * Finds the combinations of facts in which a predicate may differ. Facts are enumerable or ordered, so a few values represent all others:
 * every value of an enum, and for a number, text or time the values it is compared with and their neighbours. Values that every leaf
 * treats alike form one group, represented by its first value (by the value from `near` if it is in the group). Never throws.
 */
export function spaceOf(predicate: Predicate | undefined, given: Given = {}, near: Given = given): Space {
  const asked = [...factsOf(predicate)].filter((name) => !isGiven(name, given))
  const leaves = leavesOf(predicate)
  const both = asked.includes('language') && asked.includes('direction')
  const isAboutRole = asked.includes('role') || valueIn(given, 'role') !== undefined
  const axes = asked.map((name): Axis => ({
    name,
    groups: groupsOf(
      name,
      leaves.filter((leaf) => factsOf(leaf).has(name)),
      { byDirection: both, byRole: isAboutRole },
      valueIn(near, name),
    ),
  }))
  return { axes, given, contextCount: axes.reduce((product, { groups }) => product * groups.length, 1) }
}

/** Calls `visit` for every possible combination until it returns false. It reuses one context object; the first axis changes fastest. */
export function eachContext(
  { axes, given, contextCount }: Space,
  visit: (context: EvaluationContext, index: number) => boolean | void,
): void {
  const facts: Facts = { ...given.facts, ...(given.now === undefined ? {} : { now: given.now }) }
  const flags: Record<string, FactValue | undefined> = { ...given.flags }
  const context: EvaluationContext = { facts, flags }
  for (let index = 0; index < contextCount; index += 1) {
    let rest = index
    for (const { name, groups } of axes) {
      const value = groups[rest % groups.length]?.[0]
      rest = Math.floor(rest / groups.length)
      if (value === undefined) continue
      if (name.startsWith('flag:')) flags[name.slice(5)] = value
      // Not an assignment: a malformed predicate may name "__proto__"
      else Object.defineProperty(facts, name, { value, enumerable: true, configurable: true, writable: true })
    }
    if (canBe(facts) && visit(context, index) === false) return
  }
}

/** Joins conditions that must all be true into one. */
export function allOf(parts: readonly (Predicate | undefined)[]): Predicate | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length < 2 ? known[0] : { all: known }
}

export function isTrue(predicate: Predicate | undefined, context: EvaluationContext): boolean {
  return predicate === undefined || evaluate(predicate, context) === true
}

/** The known value of a fact or flag. */
export function valueIn({ facts = {}, flags = {}, now }: Given, name: Asked): FactValue | undefined {
  if (name.startsWith('flag:')) return Object.hasOwn(flags, name.slice(5)) ? flags[name.slice(5)] : undefined
  if (name === 'now' && now !== undefined) return now
  return Object.hasOwn(facts, name) ? facts[name as FactName] : undefined // a name without the prefix `flag:` is a fact
}

function isGiven(name: Asked, given: Given): boolean {
  return name.startsWith('flag:') ? Object.hasOwn(given.flags ?? {}, name.slice(5)) : valueIn(given, name) !== undefined
}

/** Facts about an account: a guest has none of what they say. */
export const accountFacts = [
  'vip',
  'unreadMessages',
  'hasContract',
  'salaryDaily',
  'salaryHourly',
  'salaryRealtime',
  'dividend',
  'newPlayer',
] as const
/** Facts about a person: another persona has others. */
export const factsOfPerson: readonly string[] = ['role', 'accountFailed', ...accountFacts]

/** Rules out combinations of a language with the other writing direction, and guests who have what only an account has. */
function canBe(facts: Facts): boolean {
  const { language, direction, role } = facts
  if (role === 'guest' && accountFacts.some((name) => Boolean(facts[name]))) return false
  return (
    language === undefined ||
    direction === undefined ||
    !languageCodes.includes(language as LanguageCode) ||
    directionOf(language as LanguageCode) === direction
  )
}

function groupsOf(
  name: Asked,
  leaves: readonly Predicate[],
  { byDirection, byRole }: { byDirection: boolean; byRole: boolean },
  near: FactValue | undefined,
): FactValue[][] {
  const groups = new Map<string, FactValue[]>()
  const values = valuesOf(name, leaves)
  const more = near === undefined || values.includes(near) || !fits(name, near) ? [] : [near]
  for (const value of [...values, ...more]) {
    const context: EvaluationContext = name.startsWith('flag:')
      ? { facts: {}, flags: { [name.slice(5)]: value } }
      : { facts: { [name]: value }, flags: {} }
    const direction = byDirection && name === 'language' ? directionOf(value as LanguageCode) : '' // values of this fact are language codes
    const account = !byRole
      ? ''
      : name === 'role'
        ? value === 'guest'
        : (accountFacts as readonly string[]).includes(name) && Boolean(value)
    const outcome = `${leaves.map((leaf) => evaluate(leaf, context)).join()}${direction}${account}`
    const group = groups.get(outcome)
    if (!group) groups.set(outcome, [value])
    else if (value === near) group.unshift(value)
    else group.push(value)
  }
  return [...groups.values()]
}

function fits(name: Asked, value: FactValue): boolean {
  if (name.startsWith('flag:') || !Object.hasOwn(declarations, name)) return false
  const { type } = declarations[name as FactName] // hasOwn has just said so
  return type === 'string' ? typeof value === 'string' : (type === 'integer' || type === 'time') && typeof value === 'number'
}

function valuesOf(name: Asked, leaves: readonly Predicate[]): readonly FactValue[] {
  if (name.startsWith('flag:') || !Object.hasOwn(declarations, name)) return [true, false]
  const declaration = declarations[name as FactName] // hasOwn has just said so
  if (declaration.type === 'enum') return declaration.values
  if (declaration.type === 'boolean') return [true, false]
  const compared = leaves.flatMap(literalsOf)
  if (declaration.type === 'string') return [...new Set([...compared.filter((value) => typeof value === 'string'), anyOtherText])]
  const least = 'minimum' in declaration ? declaration.minimum : -Infinity
  const around = compared.flatMap((value) =>
    typeof value === 'number' ? [Math.ceil(value) - 1, Math.floor(value), Math.ceil(value), Math.floor(value) + 1] : [],
  )
  const values = around.filter((value) => value >= least)
  // the moment before the first that a rule names stands for all before it: nobody previews 1970
  return [...new Set(declaration.type === 'time' && values.length > 0 ? values : [...values, least === -Infinity ? 0 : least])]
}

/** The values that a leaf compares with. */
function literalsOf(leaf: Predicate): unknown[] {
  if ('from' in leaf) return [Date.parse(leaf.from)]
  if ('until' in leaf) return [Date.parse(leaf.until)]
  const [operand] = Object.values(leaf) as unknown[]
  const second: unknown = Array.isArray(operand) ? operand[1] : undefined
  return Array.isArray(second) ? second : [second]
}

/** All leaves of a predicate, at any depth. */
export function leavesOf(predicate: Predicate | undefined, depth = 0): Predicate[] {
  if (typeof predicate !== 'object' || predicate === null || depth > maxDepth) return []
  const parts = partsOf(predicate)
  return parts ? parts.flatMap((part) => leavesOf(part, depth + 1)) : factsOf(predicate).size > 0 ? [predicate] : []
}

/** The parts of a group in order; undefined for a leaf and for a malformed predicate. */
export function partsOf(predicate: Predicate): readonly Predicate[] | undefined {
  if (typeof predicate !== 'object' || predicate === null) return undefined
  const parts: unknown =
    'all' in predicate ? predicate.all : 'any' in predicate ? predicate.any : 'not' in predicate ? [predicate.not] : undefined
  return Array.isArray(parts) ? (parts as Predicate[]) : undefined // each part is checked before it is used
}
