import { facts as declarations } from '../../schemas/facts.ts'
import type { FactName, Facts, FactValue } from '../../schemas/facts.ts'
import type { Predicate } from '../../schemas/predicate.ts'
import { evaluate, factsOf } from '../rules/predicate.ts'
import type { Asked } from '../rules/predicate.ts'

export type Decision = 'never' | 'always' | 'sometimes' | 'undecided'

const mostWorlds = 50_000

/**
 * Whether any combination of facts makes a predicate true, and whether all do. Facts are enumerable or ordered, so a few values of
 * each stand for all others: every value of an enum, and of a number, text or time those it is compared with and their neighbours.
 * `undecided` when there are too many combinations to look at.
 */
export function decide(predicate: Predicate): Decision {
  const asked = [...factsOf(predicate)]
  const choices = asked.map((name) => valuesOf(name, predicate))
  const worlds = choices.reduce((product, values) => product * values.length, 1)
  if (worlds > mostWorlds) return 'undecided'
  let [some, all] = [false, true]
  for (let world = 0; world < worlds && (all || !some); world += 1) {
    const facts: Facts = {}
    const flags: Record<string, FactValue> = {}
    let rest = world
    asked.forEach((name, index) => {
      const values = choices[index] ?? []
      const value = values[rest % values.length]
      rest = Math.floor(rest / values.length)
      if (value === undefined) return
      if (name.startsWith('flag:')) flags[name.slice(5)] = value
      else facts[name as FactName] = value // what is no flag is a fact
    })
    if (evaluate(predicate, { facts, flags }) === true) some = true
    else all = false
  }
  return !some ? 'never' : all ? 'always' : 'sometimes'
}

function valuesOf(name: Asked, predicate: Predicate): readonly FactValue[] {
  if (name.startsWith('flag:') || !Object.hasOwn(declarations, name)) return [true, false]
  const declaration = declarations[name as FactName] // hasOwn has just said so
  if (declaration.type === 'enum') return declaration.values
  if (declaration.type === 'boolean') return [true, false]
  const compared = literalsOf(predicate, name)
  if (declaration.type === 'string') return [...compared, '\u0000any other']
  const least = 'minimum' in declaration ? declaration.minimum : -Infinity
  const around = compared.flatMap((value) => (typeof value === 'number' ? [Math.ceil(value) - 1, Math.floor(value), Math.ceil(value), Math.floor(value) + 1] : []))
  return [...new Set([...around, least === -Infinity ? 0 : least])].filter((value) => value >= least)
}

function literalsOf(predicate: Predicate, fact: string): FactValue[] {
  if ('all' in predicate) return predicate.all.flatMap((part) => literalsOf(part, fact))
  if ('any' in predicate) return predicate.any.flatMap((part) => literalsOf(part, fact))
  if ('not' in predicate) return literalsOf(predicate.not, fact)
  if ('eq' in predicate) return predicate.eq[0] === fact ? [predicate.eq[1]] : []
  if ('in' in predicate) return predicate.in[0] === fact ? predicate.in[1] : []
  if ('gte' in predicate) return predicate.gte[0] === fact ? [predicate.gte[1]] : []
  if ('lte' in predicate) return predicate.lte[0] === fact ? [predicate.lte[1]] : []
  if ('from' in predicate) return fact === 'now' ? [Date.parse(predicate.from)] : []
  if ('until' in predicate) return fact === 'now' ? [Date.parse(predicate.until)] : []
  return []
}
