import { isObject } from '../../schemas/json.ts'
import type { Json } from '../../schemas/json.ts'

/** How a sentence calls a place: "`rows`", "Entry 2 of `rows`", and `whole` for the whole value. */
export function nameOf(path: readonly PropertyKey[], whole = 'The document'): string {
  const last = path.findLastIndex((key) => typeof key === 'string')
  const entries = path.slice(last + 1).toReversed() as number[] // what is no text is an index
  const name = last < 0 ? whole : `\`${String(path[last])}\``
  return entries.length === 0 ? name : `${entries.map((index, at) => `${at === 0 ? 'E' : 'e'}ntry ${index + 1} of`).join(' ')} ${name}`
}

/** "`rows` is a whole number from 1 to 3, not 7.", or that it is missing. */
export function wrongValue(name: string, expected: string, value: Json | undefined): string {
  return value === undefined ? `${name} is missing; it is ${expected}.` : `${name} is ${expected}, not ${found(value)}.`
}

/** "`paging` is one of none, arrows. Did you mean `arrows`?" */
export function wrongName(name: string, expected: string, meant: Json): string {
  return `${name} is ${expected}. Did you mean \`${typeof meant === 'string' ? meant : JSON.stringify(meant)}\`?`
}

export const anAddress = 'an address of the portal, such as /rng'

/** "none, arrows, pages" */
export function listed(values: readonly unknown[]): string {
  return values.map((value) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value))).join(', ')
}

/** "a text, a number or a list"; each once. */
export function either(forms: readonly string[]): string {
  const [last = 'another value', ...others] = [...new Set(forms)].toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} or ${last}`
}

type Bound = number | bigint | undefined

/** " from 1 to 3", " of at least 2" and the like; empty without a bound. */
export function bounds(least: Bound, most: Bound, unit = ''): string {
  const [from, to] = [least, most].map((bound) => (bound === undefined ? undefined : `${bound}${unit}`))
  if (from !== undefined && to !== undefined) return unit ? ` of ${least} to ${to}` : ` from ${from} to ${to}`
  return from === undefined ? (to === undefined ? '' : ` of at most ${to}`) : ` of at least ${from}`
}

function found(value: Json): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list of ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (isObject(value)) return 'an object'
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 58)}…"` : text
}

/** The number or the switch that is written as a text: then it is clear what was meant. */
export function plainSpelling(value: unknown): number | boolean | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}
