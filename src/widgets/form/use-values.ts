import { useState } from 'react'

import type { FormField, FormState } from '../../schemas/nouns/form.ts'
import { ownValue } from '../../schemas/own-value.ts'

export type Values = {
  of: (field: FormField) => string
  /** Of all these fields, as an intent carries them. */
  all: (fields: readonly FormField[]) => Record<string, string>
  type: (key: string, value: string) => void
  isTyped: (key: string) => boolean
}

/**
 * The values of the fields: what was typed here, else typed before, else what the document begins with. Kept by key, so that it
 * outlives methods, languages and newer documents. An answer to a captcha or puzzle goes with the picture it answered, and a captcha
 * that was wrong at once.
 */
export function useValues({ draft, captcha, slider, errors, round, pending }: FormState): Values {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [answered, setAnswered] = useState<{ captcha?: string | undefined; slider?: number | undefined; round?: number }>({ round })
  const picture = captcha?.picture[0]
  const wasWrong = answered.round !== round && !pending && errors.captcha !== undefined
  if (answered.captcha !== picture || answered.slider !== slider?.round || (answered.round !== round && !pending)) {
    setAnswered({ captcha: picture, slider: slider?.round, round: pending ? (answered.round ?? 0) : round })
    setTyped(
      without(typed, [
        ...(answered.captcha === picture && !wasWrong ? [] : ['captcha']),
        ...(answered.slider === slider?.round ? [] : ['slider']),
      ]),
    )
  }
  const valueOf = ({ key, value = '' }: FormField) => ownValue(typed, key) ?? ownValue(draft, key) ?? value
  return {
    of: valueOf,
    all: (fields) => Object.fromEntries(fields.map((field) => [field.key, valueOf(field)])),
    type: (key, value) => setTyped((before) => ({ ...before, [key]: value })),
    isTyped: (key) => Object.hasOwn(typed, key),
  }
}

function without(values: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))
}
