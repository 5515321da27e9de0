import { checkLength } from './field-rule.ts'
import type { FieldRule } from './field-rule.ts'

/**
 * What is wrong with a value. `rule`: its length or its pattern, as `part` says (the server does not); `min` and `max` are then lengths in
 * code points, and for `range` the numbers or dates that limit it.
 */
export type Fault = {
  kind: 'required' | 'rule' | 'same' | 'email' | 'range' | 'one-of'
  part?: 'length' | 'pattern'
  patternId?: string
  min?: number | string
  max?: number | string
}

/** Whether the whole value matches a pattern; undefined when that is unknown. */
export type PatternAnswer = (source: string) => boolean | undefined

const email = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/
const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const longestEmail = 320 // 64 before the @, 255 after it; a bound also for the time that the expression takes

/** What is sent of what was typed: without spaces around it, but a password as it is. */
export function sentValue(input: string, typed: string): string {
  return input === 'password' ? typed : typed.trim()
}

/**
 * Checks a value as it would be sent. A value that is not required may be empty. A pattern without an answer blocks no player: the server
 * checks again. `others` are the values of the form by field, for a field that must equal another.
 */
export function checkValue(
  value: string,
  rule: FieldRule,
  patternAnswer: PatternAnswer,
  others: Readonly<Record<string, string>> = {},
): Fault | null {
  const told: Fault = {
    kind: 'rule',
    ...(rule.patternId !== undefined && { patternId: rule.patternId }),
    ...(rule.minLength !== undefined && { min: rule.minLength }),
    ...(rule.maxLength !== undefined && { max: rule.maxLength }),
  }
  if (rule.same !== undefined && value !== (others[rule.same] ?? '')) return { kind: 'same' }
  if (value === '') return rule.required ? { ...told, kind: 'required' } : null
  if (checkLength(value, rule) !== null) return { ...told, part: 'length' }
  if (rule.email && (value.length > longestEmail || !email.test(value))) return { kind: 'email' }
  if (rule.oneOf && !rule.oneOf.includes(value)) return { kind: 'one-of' }
  if (isOutside(value, rule))
    return { kind: 'range', ...(rule.min !== undefined && { min: rule.min }), ...(rule.max !== undefined && { max: rule.max }) }
  return rule.patterns.some((source) => patternAnswer(source) === false) ? { ...told, part: 'pattern' } : null
}

/** Asks for every pattern of a rule at once, so that the check itself need not wait. */
export async function patternAnswers(
  rule: FieldRule,
  value: string,
  test: (source: string, value: string) => Promise<boolean | undefined>,
): Promise<PatternAnswer> {
  const answers = new Map(
    await Promise.all(value === '' ? [] : rule.patterns.map(async (source) => [source, await test(source, value)] as const)),
  )
  return (source) => answers.get(source)
}

/** Dates of the form yyyy-MM-dd sort alphabetically; what is no number is outside of any range of numbers. */
function isOutside(value: string, { min, max }: FieldRule): boolean {
  const outside = (bound: number | string | undefined, sign: 1 | -1) => {
    if (bound === undefined) return false
    if (typeof bound === 'string') return sign * (value < bound ? -1 : value > bound ? 1 : 0) > 0
    return !number.test(value) || sign * (Number(value) - bound) > 0
  }
  return outside(min, -1) || outside(max, 1)
}
