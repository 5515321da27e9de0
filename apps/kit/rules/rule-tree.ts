import { factNames, facts } from '../../../src/schemas/facts.ts'
import type { FactName } from '../../../src/schemas/facts.ts'
import type { Literal, Predicate } from '../../../src/schemas/predicate.ts'

export type Comparison =
  | 'is'
  | 'is-not'
  | 'in'
  | 'not-in'
  | 'at-least'
  | 'at-most'
  | 'below'
  | 'above'
  | 'on'
  | 'off'
  | 'from'
  | 'until'
  | 'not-from'
  | 'not-until'
  | 'between'

/** What a line asks about: a fact, a flag by its name, or the time. */
export type Subject = FactName | `flag:${string}`

/** A sentence: subject, comparison, values. `pointer` is its place in the rule. */
export type Line = { kind: 'line'; pointer: string; subject: Subject; comparison: Comparison; values: readonly Literal[] }
export type GroupKind = 'all' | 'any' | 'none' | 'not-all'
export type Group = { kind: 'group'; pointer: string; of: GroupKind; parts: readonly Part[] }
/** A part that cannot be shown as a sentence. It is shown as text and stays unchanged. */
export type Raw = { kind: 'raw'; pointer: string; predicate: unknown }
export type Part = Line | Group | Raw

/** Draws a part of a rule as sentences. `written` of what comes back is the part again. */
export function partOf(predicate: unknown, pointer = ''): Part {
  const [name, value] = only(predicate) ?? []
  if (name === 'all' && isSpan(value)) return { kind: 'line', pointer, subject: 'now', comparison: 'between', values: spanOf(value) }
  if (name === 'all' || name === 'any') return groupOf(name, value, pointer, `${pointer}/${name}`) ?? { kind: 'raw', pointer, predicate }
  if (name === 'not') return negated(value, pointer) ?? { kind: 'raw', pointer, predicate }
  return lineOf(name, value, pointer) ?? { kind: 'raw', pointer, predicate }
}

function only(predicate: unknown): [string, unknown] | undefined {
  if (typeof predicate !== 'object' || predicate === null || Array.isArray(predicate)) return undefined
  const entries = Object.entries(predicate)
  return entries.length === 1 ? entries[0] : undefined
}

/** A time from one moment until another is two parts of a rule and one line. */
function isSpan(value: unknown): value is [{ from: string }, { until: string }] {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [[first, from], [second, until]] = [only(value[0]) ?? [], only(value[1]) ?? []]
  return first === 'from' && second === 'until' && typeof from === 'string' && typeof until === 'string'
}

function spanOf([{ from }, { until }]: [{ from: string }, { until: string }]): readonly Literal[] {
  return [from, until]
}

function groupOf(of: GroupKind, list: unknown, pointer: string, place: string): Group | undefined {
  return Array.isArray(list)
    ? { kind: 'group', pointer, of, parts: list.map((part, index) => partOf(part, `${place}/${index}`)) }
    : undefined
}

const opposites: Partial<Record<Comparison, Comparison>> = {
  is: 'is-not',
  in: 'not-in',
  'at-least': 'below',
  'at-most': 'above',
  on: 'off',
  from: 'not-from',
  until: 'not-until',
}

function negated(inner: unknown, pointer: string): Part | undefined {
  const [name, value] = only(inner) ?? []
  if (name === 'any') return groupOf('none', value, pointer, `${pointer}/not/any`)
  if (name === 'all') return groupOf('not-all', value, pointer, `${pointer}/not/all`)
  const line = lineOf(name, value, pointer)
  const opposite = line && opposites[line.comparison]
  return line && opposite && { ...line, comparison: opposite }
}

function lineOf(name: string | undefined, value: unknown, pointer: string): Line | undefined {
  const line = (subject: Subject, comparison: Comparison, values: readonly Literal[]): Line => ({
    kind: 'line',
    pointer,
    subject,
    comparison,
    values,
  })
  if (name === 'flag') return typeof value === 'string' ? line(`flag:${value}`, 'on', []) : undefined
  if (name === 'from' || name === 'until') return typeof value === 'string' ? line('now', name, [value]) : undefined
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [subject, operand] = value as [unknown, unknown]
  if (!isFact(subject) || facts[subject].type === 'time') return undefined
  if (name === 'eq') return isLiteral(operand) ? line(subject, 'is', [operand]) : undefined
  if (name === 'in') return Array.isArray(operand) && operand.every(isLiteral) ? line(subject, 'in', operand) : undefined
  if (name === 'gte' || name === 'lte')
    return typeof operand === 'number' ? line(subject, name === 'gte' ? 'at-least' : 'at-most', [operand]) : undefined
  return undefined
}

function isFact(value: unknown): value is FactName {
  return factNames.includes(value as FactName)
}

function isLiteral(value: unknown): value is Literal {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The predicate of a line. */
export function written({ subject, comparison, values }: Pick<Line, 'subject' | 'comparison' | 'values'>): Predicate {
  const [value = '', end = ''] = values
  if (subject.startsWith('flag:')) return comparison === 'off' ? { not: { flag: subject.slice(5) } } : { flag: subject.slice(5) }
  const fact = subject as FactName // no flag: a fact
  const number = typeof value === 'number' ? value : 0
  const parts: Record<Comparison, Predicate> = {
    is: { eq: [fact, value] },
    'is-not': { not: { eq: [fact, value] } },
    in: { in: [fact, [...values]] },
    'not-in': { not: { in: [fact, [...values]] } },
    'at-least': { gte: [fact, number] },
    'at-most': { lte: [fact, number] },
    below: { not: { gte: [fact, number] } },
    above: { not: { lte: [fact, number] } },
    on: { flag: fact },
    off: { not: { flag: fact } },
    from: { from: String(value) },
    until: { until: String(value) },
    'not-from': { not: { from: String(value) } },
    'not-until': { not: { until: String(value) } },
    between: { all: [{ from: String(value) }, { until: String(end) }] },
  }
  return parts[comparison]
}

/** The comparisons that a subject has. `single`: these take one value, so a line with several keeps to the others. */
export function comparisonsOf(subject: Subject): readonly Comparison[] {
  if (subject.startsWith('flag:')) return ['on', 'off']
  const { type } = facts[subject as FactName] // no flag: a fact
  if (type === 'time') return ['from', 'until', 'between']
  if (type === 'integer') return ['at-least', 'at-most', 'above', 'below', 'is', 'is-not', 'in', 'not-in']
  if (type === 'boolean') return ['is', 'is-not']
  return ['is', 'is-not', 'in', 'not-in']
}

export const many: ReadonlySet<Comparison> = new Set(['in', 'not-in'])
