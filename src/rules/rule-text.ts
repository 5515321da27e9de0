import { checkLength, lengthBounds, lengthOf } from './field-rule.ts'
import type { Bounds, FieldRule } from './field-rule.ts'
import type { Fault, PatternAnswer } from './field-check.ts'

/** Words by their key, for `t(key, values)`. */
export type RuleText = { key: string; values: Record<string, string | number> }

/** One condition of a field, to be ticked while it is typed. */
export type RulePart = RuleText & { met: boolean }

/** The field that the text is about: its input, its name in the registration settings, and the minimum age for agreeing to the terms. */
export type About = { input?: string | undefined; server?: string | undefined; ageYears?: number | undefined }

/** How many families of patterns there are: `rule.1` to `rule.20`, gateway.md section 6. */
export const patternFamilies = 20

const comingOfAge = 18 // years, specification section 9

/** The texts of some fields whatever the pattern: players do not think of a captcha as letters and numbers. */
const always: Readonly<Record<string, string>> = { captcha: 'rule.captcha', code: 'rule.code' }
/** The texts of some fields when no text of a pattern is chosen for them. */
const byName: Readonly<Record<string, string>> = { payeeName: 'rule.real-name', affiliateCode: 'rule.invitation' }

/**
 * The text of a fault: the sentence of its pattern's family with its bounds, equal for an empty and a wrong field. `about` chooses
 * among the few texts of particular fields. An unknown family has the words of the first.
 */
export function ruleText(fault: Fault, { input = '', server = '', ageYears = comingOfAge }: About = {}): RuleText {
  if (fault.kind === 'same') return plain('rule.same')
  if (fault.kind === 'one-of') return plain('rule.one-of')
  if (fault.kind === 'range') return rangeText(fault)
  if (input === 'check') return { key: 'rule.terms', values: { years: ageYears } }
  if (always[input]) return plain(always[input])
  if (fault.kind === 'email') return plain('rule.email')
  const bounds = lengthBounds(fault.min, fault.max)
  if (fault.patternId !== undefined) return { key: `rule.${familyOf(fault.patternId)}`, values: lengthValues(bounds) }
  if (input === 'tel') return plain(fault.kind === 'required' ? 'rule.mobile' : 'rule.phone')
  if (byName[server] && fault.kind === 'rule') return plain(byName[server])
  if (fault.kind === 'required') return plain('rule.not-empty')
  const sized = Object.keys(bounds).length > 0
  if (!sized || fault.part === 'pattern') return plain('rule.format')
  return { key: input === 'password' ? 'rule.password-length' : 'rule.1', values: lengthValues(bounds) }
}

/** The conditions of a field as a list to tick off: what it is made of, then how long it is. What is unknown is left out. */
export function ruleParts(value: string, rule: FieldRule, patternAnswer: PatternAnswer): RulePart[] {
  const parts: RulePart[] = []
  const family = familyOf(rule.patternId ?? '1')
  if (family !== '1' && rule.patterns.length > 0) {
    const answers = rule.patterns.map((source) => (value === '' ? false : patternAnswer(source)))
    const met = answers.every((answer) => answer === true)
    if (met || answers.includes(false)) parts.push({ key: `rule.${family}`, values: { length: 'part' }, met })
  }
  const { length, ...values } = lengthValues(rule)
  if (length !== 'none') {
    const met = value !== '' && checkLength(value, rule) === null
    parts.push({
      key: `rule.chars-${length}`,
      values: { ...values, shown: value === '' || met ? 'none' : 'now', now: lengthOf(value) },
      met,
    })
  }
  return parts
}

function plain(key: string): RuleText {
  return { key, values: {} }
}

function familyOf(patternId: string): string {
  const number = Number(patternId)
  return Number.isInteger(number) && number >= 1 && number <= patternFamilies ? String(number) : '1'
}

/** `length` picks the words of the bounds; `count` is the number that their noun goes by. */
function lengthValues({ minLength: min, maxLength: max }: Bounds): Record<string, string | number> & { length: string } {
  const shown = 'none'
  if (min !== undefined && max !== undefined)
    return min === max ? { length: 'exact', shown, min, max, count: min } : { length: 'range', shown, min, max, count: max }
  if (min !== undefined) return { length: 'min', shown, min, count: min }
  if (max !== undefined) return { length: 'max', shown, max, count: max }
  return { length: 'none', shown }
}

function rangeText({ min, max }: Fault): RuleText {
  if (min !== undefined && max !== undefined)
    return min === max ? { key: 'rule.value-exact', values: { min } } : { key: 'rule.value-range', values: { min, max } }
  if (min !== undefined) return { key: 'rule.value-min', values: { min } }
  return max !== undefined ? { key: 'rule.value-max', values: { max } } : plain('rule.format')
}
