import * as z from 'zod/mini'

import type { FormAction } from '../../../schemas/form-actions.ts'
import { FieldInvalid } from '../../../schemas/gateway/failures.ts'
import { LoginFailure } from '../../../schemas/gateway/session.ts'
import type { FormState } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { isTooMany, secondsToWait, waitOf, wordingOf } from '../requests/refusal-words.ts'
import type { PlannedField, Verification } from './form-plan.ts'
import { messageOf } from './validate.ts'

/** What a refusal comes to in a form. `lockSeconds`: nothing can be sent for so long. */
export type Refusal = {
  errors: FormState['errors']
  failure?: FormState['failure'] | undefined
  captcha?: boolean // one is asked for from now on
  slider?: boolean // the piece was in the wrong place
  lockSeconds?: number | undefined
  verification?: Verification | undefined
  ticketExpired?: boolean
  forgetOldPassword?: boolean
}

type About = { action: FormAction | null; fields: readonly PlannedField[]; lockoutMinutes: number; ageYears: number }
type Failed = NonNullable<FormState['failure']>

const contact = { label: 't:form.contact', to: '/help#contact' }
const failed = (text: LocalizedText, link?: { label: string; to: string }): Failed => ({ message: text, ...(link && { link }) })

/** Codes that belong to a field: which, and its words; without words the gateway's own sentence, else the general one. */
const fieldOf: Readonly<Record<string, { fields: readonly string[]; words?: string }>> = {
  CAPTCHA_REQUIRED: { fields: ['captcha'], words: 't:rule.captcha' },
  CAPTCHA_INVALID: { fields: ['captcha'], words: 't:rule.captcha' },
  SLIDER_INVALID: { fields: ['slider'], words: 't:form.verify-first' },
  PHONE_MISSING: { fields: ['mobileNum'], words: 't:form.phone-missing' },
  PHONE_INVALID: { fields: ['mobileNum'], words: 't:form.phone-invalid' },
  CODE_MISSING: { fields: ['verificationCode', 'answer'], words: 't:form.code-missing' },
  CODE_INVALID: { fields: ['verificationCode', 'answer'], words: 't:form.code-invalid' },
  CODE_EXPIRED: { fields: ['verificationCode', 'answer'], words: 't:form.code-expired' },
  USERNAME_TAKEN: { fields: ['username', 'mobileNum'] },
  MOBILE_TAKEN: { fields: ['mobileNum'] },
  PASSWORD_MISMATCH: { fields: ['confirmPassword', 'confirmNewPassword'], words: 't:rule.same' },
  AFFILIATE_INVALID: { fields: ['affiliateCode'], words: 't:form.affiliate-invalid' },
  OLD_PASSWORD_INVALID: { fields: ['oldPassword'] },
  PASSWORD_SAME: { fields: ['newPassword'] },
  PAYMENT_PASSWORD_INVALID: { fields: ['paymentPassword'], words: 't:security.payment-password-wrong' },
}

/** Codes that belong to the form as a whole, in the words of the specification's error catalogue. */
const formOf: Readonly<Record<string, { words: string; link?: { label: string; to: string } }>> = {
  TOKEN_MISSING: { words: 't:error.not-logged-in' },
  TOKEN_EXPIRED: { words: 't:error.not-logged-in' },
  TRIAL_NOT_ALLOWED: { words: 't:error.true-account' },
  REGION_RESTRICTED: { words: 't:error.restricted' },
  FUNCTION_DISABLED: { words: 't:form.function-disabled', link: contact },
  ENCRYPTION_INVALID: { words: 't:error.offline' },
  ENCRYPTION_UNAVAILABLE: { words: 't:form.encryption', link: contact },
  IP_UNREGISTERED: { words: 't:form.verify-first' },
  NOT_MEMBER_ACCOUNT: { words: 't:form.not-member', link: { label: 't:form.to-agent', to: '/agent' } },
  NOT_AGENT_ACCOUNT: { words: 't:form.not-agent', link: { label: 't:form.to-lobby-login', to: '/login' } },
  TICKET_EXPIRED: { words: 't:form.ticket-expired' },
  CAPTCHA_CHECK_FAILED: { words: 't:form.captcha-check-failed' },
  QUOTA_EXCEEDED: { words: 't:form.quota', link: contact },
  DOMAIN_INVALID: { words: 't:form.domain-invalid', link: contact },
  USERNAME_EMAIL_NOT_FOUND: { words: 't:form.account-unknown' },
  MOBILE_NOT_FOUND: { words: 't:form.account-unknown', link: { label: 't:form.to-register', to: '/register' } },
  STATE_CONFLICT: { words: 't:security.bound-already' },
  UNKNOWN: { words: 't:form.unknown' },
  INTERNAL: { words: 't:error.server' },
}

/** When the gateway has no sentence of its own for these. */
const fallbacks: Readonly<Record<string, string>> = {
  LOGIN_INVALID: 't:form.login-invalid',
  ACCOUNT_LOCKED: 't:form.locked',
  USERNAME_TAKEN: 't:form.username-taken',
  MOBILE_TAKEN: 't:form.mobile-taken',
  OLD_PASSWORD_INVALID: 't:form.old-password-invalid',
  PASSWORD_SAME: 't:form.password-same',
}
const sentence = (code: string, message: string) => message || (Object.hasOwn(fallbacks, code) ? (fallbacks[code] ?? '') : 't:form.unknown')

/** Places the gateway's refusal in a form: at the field it belongs to while that is drawn, else over the form. Pure. */
export function refusalOf(failure: Failure, about: About): Refusal {
  if (failure.kind !== 'refused') return { errors: {}, failure: failed(wordingOf(failure)) }
  const { code, value } = failure
  const details = parsed(LoginFailure, value)
  const extras: Omit<Refusal, 'errors' | 'failure'> = {
    ...((details?.captcha || code === 'CAPTCHA_REQUIRED' || code === 'CAPTCHA_INVALID') && { captcha: true }),
    ...(code === 'SLIDER_INVALID' && { slider: true }),
    ...(code === 'ACCOUNT_LOCKED' && { lockSeconds: details?.lockedSeconds ?? about.lockoutMinutes * 60 }),
    ...(code === 'TICKET_EXPIRED' && { ticketExpired: true }),
    ...(code === 'IP_UNREGISTERED' && details?.verification && { verification: details.verification }),
  }
  if (isTooMany(failure)) return tooMany(secondsToWait(failure, about.lockoutMinutes))
  if (extras.verification) return { errors: {}, ...extras }
  if (code === 'FIELD_INVALID' || code === 'PARAM_INVALID') return { ...fieldRefused(failure, about), ...extras }
  const own = Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined
  if (own) {
    const words = { text: own.words ?? sentence(code, failure.message) }
    const field =
      // it is drawn with the next rendering
      own.fields.find((key) => about.fields.some(({ view }) => view.key === key)) ?? (code.startsWith('CAPTCHA') ? 'captcha' : undefined)
    if (field !== undefined) return { errors: { [field]: words }, ...extras }
    return { errors: {}, failure: failed(words), ...(code === 'OLD_PASSWORD_INVALID' && { forgetOldPassword: true }), ...extras }
  }
  const whole = Object.hasOwn(formOf, code) ? formOf[code] : undefined
  if (whole) return { errors: {}, failure: failed({ text: whole.words }, whole.link), ...extras }
  // an unknown code: the gateway's sentence, else the general one
  return {
    errors: {},
    failure: { ...failed({ text: sentence(code, failure.message) }), ...(extras.lockSeconds && { locks: true }) },
    ...extras,
  }
}

/** 429: nothing is sent for so long. */
function tooMany(lockSeconds: number): Refusal {
  return { errors: {}, failure: { ...failed(waitOf(lockSeconds)), locks: true }, lockSeconds }
}

function fieldRefused({ code, message, value }: Extract<Failure, { kind: 'refused' }>, { action, fields, ageYears }: About): Refusal {
  const { field = '', patternId, minLength, maxLength } = parsed(FieldInvalid, value) ?? {}
  const drawn = fields.find(({ view, server }) => view.key === field || server === field)
  const rule = patternId !== undefined || minLength !== undefined || maxLength !== undefined
  const words: LocalizedText =
    code === 'FIELD_INVALID' && (rule || !message)
      ? messageOf(
          {
            kind: 'rule',
            ...(patternId !== undefined && { patternId }),
            ...(minLength !== undefined && { min: minLength }),
            ...(maxLength !== undefined && { max: maxLength }),
          },
          { key: field, input: drawn?.view.input ?? 'text', server: field, action, ageYears },
        )
      : { text: message || 't:form.unknown' }
  return drawn ? { errors: { [drawn.view.key]: words } } : { errors: {}, failure: failed(message ? { text: message } : words) }
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> | undefined {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : undefined
}
