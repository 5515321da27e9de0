import type { Predicate } from '../../schemas/predicate.ts'

/** A rule as one line of English, for the command line: `role is member and the flag VIP3 is on`. */
export function describeRule(predicate: Predicate): string {
  if ('all' in predicate) return predicate.all.map(describeRule).join(' and ')
  if ('any' in predicate) return `(${predicate.any.map(describeRule).join(' or ')})`
  if ('not' in predicate) return `not (${describeRule(predicate.not)})`
  if ('eq' in predicate) return `${predicate.eq[0]} is ${String(predicate.eq[1])}`
  if ('in' in predicate) return `${predicate.in[0]} is one of ${predicate.in[1].join(', ')}`
  if ('gte' in predicate) return `${predicate.gte[0]} is at least ${predicate.gte[1]}`
  if ('lte' in predicate) return `${predicate.lte[0]} is at most ${predicate.lte[1]}`
  if ('flag' in predicate) return `the flag ${predicate.flag} is on`
  return 'from' in predicate ? `it is ${predicate.from} or later` : `it is before ${predicate.until}`
}
