import type { FieldSetting, RegisterSettings } from '../../src/schemas/gateway/system.ts'
import type { Choice } from '../scenarios.ts'

/** A rule of a field. The mock uses `check` instead of a pattern that must not run, because it hangs or is invalid. */
type Rule = FieldSetting & { check?: RegExp }
type Rules = Readonly<Record<string, Rule>>

const required = (acceptedPattern: string, patternId: string, minLength?: number, maxLength?: number): Rule => ({
  ...optional(acceptedPattern, patternId, minLength, maxLength),
  required: true,
})
const optional = (acceptedPattern: string, patternId: string, minLength?: number, maxLength?: number): Rule => ({
  enabled: true,
  required: false,
  acceptedPattern,
  patternId,
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
})

const username = required('^[A-Za-z][A-Za-z0-9]*$', '2', 5, 16)
const password = required('^(?=.*[A-Z])[A-Za-z0-9]+$', '8', 8, 20)
const mobileNum = optional('^[0-9]+$', '7', 6, 15)
const email = optional('^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', '4', undefined, 60)
const payeeName = required('^[A-Za-z ]+$', '9', 2, 40)
const code = optional('^[0-9]+$', '7', 6, 6)
const captcha = required('^[A-Za-z0-9]+$', '5', 4, 4)
const anyText = optional('*', '1', 2, 60)

const minimal: Rules = { username, password }

const defaultRules: Rules = {
  ...minimal,
  confirmPassword: required('*', '1', 8, 20),
  mobileNum,
  countryDialingCode: optional('^[0-9]+$', '7', 1, 4),
  verificationCode: code,
  affiliateCode: optional('^[A-Za-z0-9]+$', '15', undefined, 12),
}

const full: Rules = {
  ...defaultRules,
  payeeName,
  email: { ...email, required: true },
  qqNum: optional('^[0-9]+$', '7', 5, 12),
  line: anyText,
  whatsapp: optional('^[0-9]+$', '7', 6, 15),
  facebook: anyText,
  wechat: optional('^[A-Za-z][A-Za-z0-9_-]*$', '20', 6, 20),
  zalo: optional('^\\S+$', '10', 6, 20),
  telegram: optional('^\\S+$', '10', 5, 32),
  idNumber: optional('^[A-Za-z0-9]+$', '15', 8, 18),
  birthday: required('^[0-9]{4}-[0-9]{2}-[0-9]{2}$', '12', 10, 10),
  recommenderId: optional('^[0-9]+$', '7', 4, 10),
  paymentPassword: required('^[0-9]+$', '7', 6, 6),
  captcha,
  mobileNum: { ...mobileNum, required: true },
  countryDialingCode: required('^[0-9]+$', '7', 1, 4),
  verificationCode: { ...code, required: true },
}

/**
 * Patterns that hang a browser on a value that nearly fits, and one that is none. What they mean is simple, so registration stays possible.
 */
const hostile: Rules = {
  ...defaultRules,
  username: { ...required('^(([A-Za-z]+)[0-9]*)+$', '2', 5, 60), check: /^[A-Za-z][A-Za-z0-9]*$/ }, // nested quantifiers
  payeeName: { ...required('^([A-Za-z]|[A-Za-z ]| )*$', '13', 2, 60), check: /^[A-Za-z ]*$/ }, // overlapping alternatives
  email: { ...optional('^(?:([a-z0-9.]+)+\\1?)+@[a-z0-9.]+$', '4', undefined, 80), check: /^[a-z0-9.]+@[a-z0-9.]+$/ }, // a backreference
  idNumber: { ...optional('([0-9', '15', 8, 40), check: /^/ }, // no regular expression
  recommenderId: { ...optional('^(?=(\\d+)+$)(\\d|\\d\\d)+$', '7', 4, 60), check: /^\d+$/ }, // inside a lookahead
}

function rulesFor({ variants }: Choice): Rules {
  const chosen = variants.includes('register-minimal')
    ? minimal
    : variants.includes('register-full')
      ? full
      : variants.includes('register-hostile-patterns')
        ? hostile
        : defaultRules
  return variants.includes('register-captcha') ? { ...chosen, captcha } : chosen
}

/** The fields that a registration requires in this scenario. */
export function registerSettings(choice: Choice): RegisterSettings {
  return Object.fromEntries(Object.entries(rulesFor(choice)).map(([field, { check: _, ...setting }]) => [field, setting]))
}

/** Does the value keep the field's rule? A field that is off has none. */
export function keepsRule(choice: Choice, field: string, value: string): boolean {
  const rule = rulesFor(choice)[field]
  if (!rule) return true
  const length = [...value].length
  if (length < (rule.minLength ?? 0) || length > (rule.maxLength ?? Infinity)) return false
  const pattern =
    rule.check ??
    (rule.acceptedPattern === undefined || rule.acceptedPattern === '*' ? /^/ : new RegExp(`^(?:${rule.acceptedPattern})$`, 'u'))
  return pattern.test(value)
}
