import type { JsonObject } from '../schemas/json.ts'
import type { RegistrationSettings } from '../schemas/nouns/form.ts'

/** What the gateway asks of a field. `enabled` decides whether it is shown; that is decided elsewhere. */
export type ServerRule = RegistrationSettings[string]

/**
 * What a field's value must be. Lengths in Unicode code points; `min` and `max` are numbers, or dates as `yyyy-MM-dd`. `patterns` are
 * sources of regular expressions, all of which the whole value must match: none, the server's, the form's own, or both. `same` is the id
 * of the field that it must equal.
 */
export type FieldRule = {
  required: boolean
  patterns: readonly string[]
  patternId?: string
  minLength?: number
  maxLength?: number
  min?: number | string
  max?: number | string
  oneOf?: readonly string[]
  email?: boolean
  same?: string
}

/** The form's rule and the server's leave no value that fits both: the server's applies. Reported as `form/rule-conflict`. */
export type RuleConflict = { why: 'length' | 'one-of' | 'email'; own: JsonObject; server: ServerRule }

export type Bounds = { minLength?: number; maxLength?: number }

const shortestEmail = 5 // a@b.c

/**
 * The rule of a field: what its form says (`own`: minLength, maxLength, pattern, enum, const, minimum, maximum, formatMinimum,
 * formatMaximum and format email of JSON Schema; anything else is no rule for a typed text) and what the server says, both of which a
 * value has to keep. Where no value could satisfy both, only the server's part applies and `conflict` is set. Never throws.
 */
export function intersect(
  own: JsonObject | undefined,
  server: ServerRule | undefined,
  ownRequired = false,
  same?: string,
): { rules: FieldRule; conflict: RuleConflict | null } {
  const ask = own ?? {}
  const theirs = lengthBounds(server?.minLength, server?.maxLength)
  const ours = lengthBounds(ask.minLength, ask.maxLength)
  const both = boundsOf(greater(ours.minLength, theirs.minLength), lesser(ours.maxLength, theirs.maxLength))
  const meet = (both.minLength ?? 0) <= (both.maxLength ?? Infinity)
  const bounds = meet ? both : theirs
  const choices = choicesOf(ask)
  const fitting = choices?.filter((choice) => checkLength(choice, bounds) === null)
  const email = ask.format === 'email'
  const emailFits = (bounds.maxLength ?? Infinity) >= shortestEmail
  const why = !meet ? 'length' : fitting?.length === 0 ? 'one-of' : email && !emailFits ? 'email' : undefined
  const patterns = [matchable(server?.acceptedPattern), anywhere(matchable(ask.pattern))].filter((source) => source !== undefined)
  const { min, max } = rangeOf(ask)
  return {
    rules: {
      required: ownRequired || (server?.enabled === true && server.required),
      patterns: [...new Set(patterns)],
      ...(server?.patternId !== undefined && { patternId: server.patternId }),
      ...bounds,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
      ...(fitting && fitting.length > 0 && { oneOf: fitting }),
      ...(email && emailFits && { email }),
      ...(same !== undefined && { same }),
    },
    conflict: why && server ? { why, own: ask, server } : null,
  }
}

/** How many characters a reader counts in a text, roughly: code points, so that an emoji of two UTF-16 units is one. */
export function lengthOf(value: string): number {
  let length = 0
  for (const _ of value) length++
  return length
}

export function checkLength(value: string, { minLength = 0, maxLength = Infinity }: Bounds): null | 'short' | 'long' {
  const length = lengthOf(value)
  return length < minLength ? 'short' : length > maxLength ? 'long' : null
}

/** The bounds of one side. Those that contradict each other are ignored. */
export function lengthBounds(min: unknown, max: unknown): Bounds {
  const bounds = boundsOf(min, max)
  return (bounds.minLength ?? 0) > (bounds.maxLength ?? Infinity) || bounds.maxLength === 0 ? {} : bounds
}

/** A bound of 0 characters at least is none; neither is one that is negative or no whole number. */
function boundsOf(min: unknown, max: unknown): Bounds {
  const bound = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
  return { ...(bound(min) && min > 0 && { minLength: min }), ...(bound(max) && { maxLength: max }) }
}

function greater(a: number | undefined, b: number | undefined) {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b)
}
function lesser(a: number | undefined, b: number | undefined) {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b)
}

/** `"*"` matches all, and so does none. */
function matchable(source: unknown): string | undefined {
  return typeof source === 'string' && source !== '' && source.trim() !== '*' ? source : undefined
}

/** A pattern of JSON Schema matches anywhere in a value, the server's the whole of it; this makes the one of the other. */
function anywhere(source: string | undefined): string | undefined {
  if (source === undefined || /^\^[^|]*[^\\|]\$$/.test(source)) return source
  return `[^]*(?:${source})[^]*`
}

function choicesOf({ enum: list, const: only }: JsonObject): string[] | undefined {
  const listed = Array.isArray(list)
    ? list.filter((value) => typeof value === 'string' || typeof value === 'number').map(String)
    : undefined
  if (typeof only !== 'string' && typeof only !== 'number') return listed
  return listed ? listed.filter((value) => value === String(only)) : [String(only)]
}

function rangeOf({ minimum, maximum, formatMinimum, formatMaximum }: JsonObject): {
  min?: number | string | undefined
  max?: number | string | undefined
} {
  const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined)
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  const [min, max] = [number(minimum) ?? day(formatMinimum), number(maximum) ?? day(formatMaximum)]
  return min !== undefined && max !== undefined && min > max ? {} : { min, max }
}
