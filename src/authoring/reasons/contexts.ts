import { facts as declarations } from '../../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import { directionOf, languageCodes } from '../../schemas/language.ts'
import type { LanguageCode } from '../../schemas/language.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate, factsOf } from '../../rules/predicate.ts'
import type { Asked, FlagValues, EvaluationContext } from '../../rules/predicate.ts'

/** What is known beforehand; the rest is free. A flag that holds `undefined` is known to have no value. */
export type Given = { facts?: Facts | undefined; flags?: FlagValues | undefined; now?: number | undefined }

/** One thing that a predicate asks: groups of values that it cannot tell apart, all of which stand for every value there is. */
export type Axis = { name: Asked; groups: readonly (readonly FactValue[])[] }

/** Every combination of free facts that may make a difference. `worlds` is how many there are. */
export type Space = { axes: readonly Axis[]; given: Given; worlds: number }

/** A text that no predicate names. */
export const anyOther = '\u0000any other'

const deepest = 64

/**
 * The combinations in which a predicate may differ. Facts are enumerable or ordered, so a few values of each stand for all others: every
 * value of an enum, and of a number, text or time those it is compared with and their neighbours. Values that no leaf tells apart are
 * one group, whose first value is taken (`near`'s own where it belongs there). Never throws.
 */
export function spaceOf(predicate: Predicate | undefined, given: Given = {}, near: Given = given): Space {
  const asked = [...factsOf(predicate)].filter((name) => !isGiven(name, given))
  const leaves = leavesOf(predicate)
  const both = asked.includes('language') && asked.includes('direction')
  const axes = asked.map((name): Axis => ({
    name,
    groups: groupsOf(
      name,
      leaves.filter((leaf) => factsOf(leaf).has(name)),
      both,
      valueIn(near, name),
    ),
  }))
  return { axes, given, worlds: axes.reduce((product, { groups }) => product * groups.length, 1) }
}

/** Calls `visit` for every combination that can be, until it says false. The world is the same object each time; the first axis turns fastest. */
export function eachWorld({ axes, given, worlds }: Space, visit: (world: EvaluationContext, index: number) => boolean | void): void {
  const facts: Facts = { ...given.facts, ...(given.now === undefined ? {} : { now: given.now }) }
  const flags: Record<string, FactValue | undefined> = { ...given.flags }
  const world: EvaluationContext = { facts, flags }
  for (let index = 0; index < worlds; index += 1) {
    let rest = index
    for (const { name, groups } of axes) {
      const value = groups[rest % groups.length]?.[0]
      rest = Math.floor(rest / groups.length)
      if (value === undefined) continue
      if (name.startsWith('flag:')) flags[name.slice(5)] = value
      else Object.defineProperty(facts, name, { value, enumerable: true, configurable: true, writable: true }) // a malformed predicate may name anything
    }
    if (canBe(facts) && visit(world, index) === false) return
  }
}

/** Conditions that all hold, as one. */
export function allOf(parts: readonly (Predicate | undefined)[]): Predicate | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length < 2 ? known[0] : { all: known }
}

export function isTrue(predicate: Predicate | undefined, world: EvaluationContext): boolean {
  return predicate === undefined || evaluate(predicate, world) === true
}

/** What is known of a fact or flag. */
export function valueIn({ facts = {}, flags = {}, now }: Given, name: Asked): FactValue | undefined {
  if (name.startsWith('flag:')) return Object.hasOwn(flags, name.slice(5)) ? flags[name.slice(5)] : undefined
  if (name === 'now' && now !== undefined) return now
  return Object.hasOwn(facts, name) ? facts[name as FactName] : undefined // what is no flag is a fact
}

function isGiven(name: Asked, given: Given): boolean {
  return name.startsWith('flag:') ? Object.hasOwn(given.flags ?? {}, name.slice(5)) : valueIn(given, name) !== undefined
}

/** The script of a language decides its direction. */
function canBe({ language, direction }: Facts): boolean {
  return (
    language === undefined ||
    direction === undefined ||
    !languageCodes.includes(language as LanguageCode) ||
    directionOf(language as LanguageCode) === direction
  )
}

function groupsOf(name: Asked, leaves: readonly Predicate[], byDirection: boolean, near: FactValue | undefined): FactValue[][] {
  const groups = new Map<string, FactValue[]>()
  const values = valuesOf(name, leaves)
  const more = near === undefined || values.includes(near) || !fits(name, near) ? [] : [near]
  for (const value of [...values, ...more]) {
    const world: EvaluationContext = name.startsWith('flag:')
      ? { facts: {}, flags: { [name.slice(5)]: value } }
      : { facts: { [name]: value }, flags: {} }
    const told =
      leaves.map((leaf) => evaluate(leaf, world)).join() + (byDirection && name === 'language' ? directionOf(value as LanguageCode) : '') // values of this fact are language codes
    const group = groups.get(told)
    if (!group) groups.set(told, [value])
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
  if (declaration.type === 'string') return [...new Set([...compared.filter((value) => typeof value === 'string'), anyOther])]
  const least = 'minimum' in declaration ? declaration.minimum : -Infinity
  const around = compared.flatMap((value) =>
    typeof value === 'number' ? [Math.ceil(value) - 1, Math.floor(value), Math.ceil(value), Math.floor(value) + 1] : [],
  )
  return [...new Set([...around, least === -Infinity ? 0 : least])].filter((value) => value >= least)
}

/** What a leaf compares with. */
function literalsOf(leaf: Predicate): unknown[] {
  if ('from' in leaf) return [Date.parse(leaf.from)]
  if ('until' in leaf) return [Date.parse(leaf.until)]
  const [operand] = Object.values(leaf) as unknown[]
  const second: unknown = Array.isArray(operand) ? operand[1] : undefined
  return Array.isArray(second) ? second : [second]
}

/** Every leaf, whatever stands around it. */
export function leavesOf(predicate: Predicate | undefined, depth = 0): Predicate[] {
  if (typeof predicate !== 'object' || predicate === null || depth > deepest) return []
  const parts = partsOf(predicate)
  return parts ? parts.flatMap((part) => leavesOf(part, depth + 1)) : factsOf(predicate).size > 0 ? [predicate] : []
}

/** The parts of a group in their order; undefined of a leaf, and of what cannot be read. */
export function partsOf(predicate: Predicate): readonly Predicate[] | undefined {
  if (typeof predicate !== 'object' || predicate === null) return undefined
  const parts: unknown =
    'all' in predicate ? predicate.all : 'any' in predicate ? predicate.any : 'not' in predicate ? [predicate.not] : undefined
  return Array.isArray(parts) ? (parts as Predicate[]) : undefined // each part is looked at before it is used
}
