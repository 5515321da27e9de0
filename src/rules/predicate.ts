import { facts as declarations } from '../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../schemas/facts.ts'
import type { Literal, Predicate } from '../schemas/predicate.ts'

export type Truth = boolean | 'unknown'

export type FlagValues = Readonly<Record<string, FactValue | undefined>>

/** The values that a predicate is evaluated with. `now` in ms since 1970; without it `facts.now` counts, else the time is unknown. */
export type EvaluationContext = { facts: Facts; flags: FlagValues; now?: number | undefined }

/** What a predicate reads: a fact by its name, a flag as `flag:NAME`. `from` and `until` read `now`. */
export type Asked = FactName | `flag:${string}`

const deepest = 64 // far above what the checker lets through: a bound for unchecked documents

/**
 * Decides a predicate in three values. A fact that is not known, a literal of another type and a malformed predicate are `unknown`:
 * nothing is coerced, and only `true` shows. Never throws.
 */
export function evaluate(predicate: Predicate, context: EvaluationContext, depth = 0): Truth {
  if (typeof predicate !== 'object' || predicate === null || depth > deepest) return 'unknown'
  if ('all' in predicate) return fold(predicate.all, false, context, depth)
  if ('any' in predicate) return fold(predicate.any, true, context, depth)
  if ('not' in predicate) return negate(evaluate(predicate.not, context, depth + 1))
  if ('eq' in predicate) return isPair(predicate.eq) ? same(known(predicate.eq[0], context), predicate.eq[1]) : 'unknown'
  if ('in' in predicate) return isPair(predicate.in) ? among(known(predicate.in[0], context), predicate.in[1]) : 'unknown'
  if ('gte' in predicate)
    return isPair(predicate.gte) ? compare(known(predicate.gte[0], context), predicate.gte[1], (a, b) => a >= b) : 'unknown'
  if ('lte' in predicate)
    return isPair(predicate.lte) ? compare(known(predicate.lte[0], context), predicate.lte[1], (a, b) => a <= b) : 'unknown'
  if ('flag' in predicate) return flagged(predicate.flag, context)
  if ('from' in predicate) return compare(clock(context), timeOf(predicate.from), (now, time) => now >= time)
  if ('until' in predicate) return compare(clock(context), timeOf(predicate.until), (now, time) => now < time)
  return 'unknown'
}

/** Everything that a predicate reads: it is worth asking again when one of these changes. */
export function factsOf(predicate: Predicate | undefined): Set<Asked> {
  const asked = new Set<Asked>()
  visit(predicate, (leaf) => {
    if ('flag' in leaf) asked.add(`flag:${leaf.flag}`)
    else if ('from' in leaf || 'until' in leaf) asked.add('now')
    else {
      const [operand] = Object.values(leaf) as unknown[]
      // Any other leaf is `{ op: [fact, …] }`; a malformed one reads nothing
      if (Array.isArray(operand)) asked.add(operand[0] as FactName)
    }
  })
  return asked
}

/** The moments (ms since 1970) that rules anywhere in a document name by `from` and `until`, in the order of the document. */
export function momentsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === 'from' || key === 'until' ? (timeOf(part) ?? momentsIn(part)) : momentsIn(part),
  )
}

type Leaf = Exclude<Predicate, { all: Predicate[] } | { any: Predicate[] } | { not: Predicate }>

function visit(predicate: Predicate | undefined, leaf: (leaf: Leaf) => void, depth = 0): void {
  if (typeof predicate !== 'object' || predicate === null || depth > deepest) return
  if ('all' in predicate) return each(predicate.all, leaf, depth)
  if ('any' in predicate) return each(predicate.any, leaf, depth)
  if ('not' in predicate) return visit(predicate.not, leaf, depth + 1)
  const [value] = Object.values(predicate) as unknown[]
  if (typeof value === 'string' || (isPair(value) && typeof value[0] === 'string')) leaf(predicate)
}

function each(list: unknown, leaf: (leaf: Leaf) => void, depth: number): void {
  if (Array.isArray(list)) for (const part of list) visit(part as Predicate, leaf, depth + 1) // visit checks its argument
}

/** A false decides `all`, a true decides `any`; otherwise one unknown part makes the whole unknown. */
function fold(list: Predicate[], decisive: boolean, context: EvaluationContext, depth: number): Truth {
  if (!Array.isArray(list)) return 'unknown'
  let unknown = false
  for (const part of list) {
    const truth = evaluate(part, context, depth + 1)
    if (truth === decisive) return decisive
    if (truth === 'unknown') unknown = true
  }
  return unknown ? 'unknown' : !decisive
}

function negate(truth: Truth): Truth {
  return truth === 'unknown' ? truth : !truth
}

function isPair(value: unknown): value is [unknown, unknown] {
  return Array.isArray(value) && value.length === 2
}

function known(fact: FactName, { facts }: EvaluationContext): FactValue | undefined {
  // hasOwn reads `["role"]` as `role`; only a text names a fact
  return typeof fact === 'string' && Object.hasOwn(declarations, fact) && declarations[fact].type !== 'time' && Object.hasOwn(facts, fact)
    ? facts[fact]
    : undefined
}

function clock({ facts, now }: EvaluationContext): FactValue | undefined {
  return now ?? facts.now
}

function flagged(name: string, { flags }: EvaluationContext): Truth {
  const value = typeof name === 'string' && Object.hasOwn(flags, name) ? flags[name] : undefined
  return typeof value === 'boolean' ? value : 'unknown'
}

function same(value: FactValue | undefined, literal: Literal): Truth {
  return value === undefined || typeof value !== typeof literal ? 'unknown' : value === literal
}

function among(value: FactValue | undefined, literals: Literal[]): Truth {
  if (value === undefined || !Array.isArray(literals)) return 'unknown'
  if (literals.includes(value)) return true
  return literals.every((literal) => typeof literal === typeof value) ? false : 'unknown'
}

function compare(value: FactValue | undefined, bound: number | undefined, holds: (value: number, bound: number) => boolean): Truth {
  return isNumber(value) && isNumber(bound) ? holds(value, bound) : 'unknown'
}

/** A number that can be compared: NaN is not smaller than anything, and its `not` would hold. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(value)
}

function timeOf(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  return Number.isNaN(time) ? undefined : time
}
