import { sentValue } from '../../../rules/field-check.ts'
import type { PlannedField } from './form-plan.ts'

export type Values = Readonly<Record<string, string>>

/** Fields that are kept nowhere once they were sent. */
const secretInputs = ['password', 'code', 'captcha', 'slider']

/**
 * What was typed, as it would be sent: trimmed, but for passwords; numbers without separators between digits. An untouched field
 * has its first value.
 */
export function cleanValues(fields: readonly PlannedField[], typed: Values): Values {
  const raw = (field: PlannedField) => (Object.hasOwn(typed, field.view.key) ? typed[field.view.key] : field.view.value) ?? ''
  const country = fields.find(({ view }) => view.input === 'country')
  return Object.fromEntries(fields.map((field) => [field.view.key, cleanValue(field.view.input, raw(field), country ? raw(country) : '')]))
}

function cleanValue(input: string, typed: string, dialingCode: string): string {
  if (input === 'tel') return phoneDigits(typed, dialingCode)
  if (input === 'captcha' || input === 'code') return plainDigits(typed).replaceAll(/\s/g, '')
  return sentValue(input, typed)
}

/** `+971 (50) 123-4567` with the dialing code 971 is `501234567`. What is no number stays, and is wrong. */
export function phoneDigits(typed: string, dialingCode: string): string {
  const plain = plainDigits(typed).replaceAll(/[\s().\-\u2010-\u2015\u200e\u200f\u2066-\u2069]/g, '')
  const abroad = dialingCode && (plain.startsWith(`+${dialingCode}`) ? 1 : plain.startsWith(`00${dialingCode}`) ? 2 : 0)
  return abroad ? plain.slice(abroad + dialingCode.length) : plain
}

/** Digits of any script as 0 to 9: keyboards of many languages type their own. */
export function plainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  // The digits of a script are consecutive from its zero: the value is the distance to the first
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return code < 0x80 ? Number(digit) : value
}

/** What a form that is opened again begins with. */
export function draftOf(fields: readonly PlannedField[], typed: Values): Values {
  return Object.fromEntries(
    fields.flatMap(({ view }) =>
      secretInputs.includes(view.input) || (!typed[view.key] && !view.value) ? [] : [[view.key, typed[view.key] ?? '']],
    ),
  )
}

/** `yyyy-MM-dd` as the gateway's rule writes dates: pattern 14 is MM-dd-yyyy. */
export function writtenDate(day: string, patternId: string | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  return parts && patternId === '14' ? `${parts[2]}-${parts[3]}-${parts[1]}` : day
}
