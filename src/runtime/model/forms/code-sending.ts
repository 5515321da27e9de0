import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { FormState } from '../../../schemas/nouns/form.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { sendIpCode } from '../../gateway/endpoints/session/send-ip-code.ts'
import { sendLoginCode } from '../../gateway/endpoints/session/send-login-code.ts'
import { sendMemberCode } from '../../gateway/endpoints/session/send-member-code.ts'
import { sendRegisterCode } from '../../gateway/endpoints/session/send-register-code.ts'
import { endpointFx } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { $platform } from '../lifecycle.ts'
import { $skew } from '../site/server-clock.ts'
import { $captchas, captchaSpent } from './captcha.ts'
import { askedOf } from './checking.ts'
import type { Asked } from './checking.ts'
import { deadlineOf, nextCodeAt, purposeOf } from './codes.ts'
import type { CodePurpose } from './codes.ts'
import { $constants } from './form-constants.ts'
import { faultsFound } from './form-faults.ts'
import { formsStarted } from './started.ts'
import { judge } from './validate.ts'
import { methodName } from './form-plan.ts'
import { $verification } from './login-facts.ts'
import { captchaOf, filled } from './outcome.ts'
import { $patterns } from './patterns.ts'
import { $locks, failureForgotten, fieldTouched, helpRefused, lockedUntil } from './records.ts'
import { refusalOf } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import { ticketExpired } from './submitting.ts'
import { reasonOf } from '../requests/encrypting.ts'
import { boundCalls } from './bound-calls.ts'
import type { Calls } from './bound-calls.ts'
import { cleanValues } from './typed-values.ts'
import type { Values } from './typed-values.ts'

/** `until`: when the next may be sent; `asked`: when it was last requested. Both in ms since 1970. */
export type CodeState = { sending: boolean; until: number; sent: boolean; asked: number }
type Codes = Readonly<Partial<Record<CodePurpose, CodeState>>>

const codeCalls = {
  sendIpCode: endpointFx(sendIpCode),
  sendLoginCode: endpointFx(sendLoginCode),
  sendMemberCode: endpointFx(sendMemberCode),
  sendRegisterCode: endpointFx(sendRegisterCode),
}
const purposes: readonly CodePurpose[] = ['login', 'password', 'register', 'member', 'bind', 'ip']
export const codeKey = (purpose: CodePurpose) => `foyer-code-${purpose}`
export const noCode: CodeState = { sending: false, until: 0, sent: false, asked: 0 }

// What may happen
const codeSent = createEvent<{ purpose: CodePurpose; until: number; sent: boolean }>()

// What we know: by purpose
export const $codes = createStore<Codes>({})
const $captchaForCode = createStore<readonly string[]>([]) // forms whose codes were refused because a captcha was missing

// How it changes: a deadline outlives the popup and a reload
const recallFx = attach({
  source: $platform,
  effect: ({ session }): Codes =>
    Object.fromEntries(
      purposes
        .map((purpose) => [purpose, deadlineOf(session.read(codeKey(purpose)))])
        .flatMap(([purpose, until]) => (until ? [[purpose, { ...noCode, until, sent: true }]] : [])),
    ),
})
const keepFx = attach({
  source: $platform,
  effect: ({ session }, { purpose, until }: { purpose: CodePurpose; until: number }) => session.write(codeKey(purpose), String(until)),
})
sample({ clock: formsStarted, target: recallFx })
sample({ clock: codeSent, target: keepFx })

const requested = askedOf('send-code')
const asked = sample({
  clock: requested,
  source: { codes: $codes, locks: $locks, skew: $skew, platform: $platform, constants: $constants },
  filter: ({ codes, locks, skew, platform, constants }, { plan, intent }) => {
    const purpose = purposeOf(plan.action)
    const { sending, until, asked: before } = (purpose && codes[purpose]) ?? noCode
    const now = platform.clock.now()
    return (
      purpose !== undefined &&
      !sending &&
      now >= until &&
      now - before >= constants.smsThrottleMs &&
      lockedUntil(locks, intent.form, intent.values) <= now + (skew ?? 0)
    )
  },
  fn: ({ platform }, request) => ({ ...request, purpose: purposeOf(request.plan.action) ?? 'login', at: platform.clock.now() }),
})
type CodeRequest = Asked<'send-code'> & { purpose: CodePurpose; at: number }
sample({
  clock: asked,
  fn: ({ intent: { form, values }, method: { fields }, page }) => ({ form, field: '', fields, values, page }),
  target: fieldTouched,
})
sample({ clock: asked, fn: ({ intent }) => ({ form: intent.form }), target: failureForgotten })

/** The fields that contain a code's destination. */
const addressed = (fields: readonly string[], purpose: CodePurpose) =>
  purpose === 'register' && !fields.includes('mobileNum') ? ['username'] : ['mobileNum', 'countryDialingCode']

const sendFx = attach({
  source: combine({
    platform: $platform,
    patterns: $patterns,
    constants: $constants,
    captchas: $captchas,
    forCode: $captchaForCode,
    verification: $verification,
  }),
  effect: async (
    { platform, patterns, constants, captchas, forCode, verification },
    { intent: { form, values: typed }, plan, method, purpose }: CodeRequest,
  ) => {
    const calls = boundCalls(codeCalls)
    const keys = method.fields.map(({ view }) => view.key)
    const withCaptcha = forCode.includes(form)
    const looked = [...addressed(keys, purpose), ...(withCaptcha ? ['captcha'] : [])]
    const { verdicts, faults } = await judge({ form, action: plan.action, method, ageYears: constants.ageYears }, typed, patterns, looked)
    const values = cleanValues(method.fields, typed)
    const errors = Object.fromEntries(
      verdicts.flatMap(({ field, error, empty }) =>
        error ? [[field, error]] : empty && field === 'mobileNum' ? [[field, { text: 't:form.phone-missing' }]] : [],
      ),
    )
    const end = (more: { errors?: typeof errors; failure?: Failure; until?: number; withCaptcha?: boolean }) => ({
      form,
      plan,
      method,
      purpose,
      faults,
      errors: {},
      at: platform.clock.now(),
      withCaptcha: false,
      ...more,
    })
    if (Object.keys(errors).length > 0) return end({ errors })
    const captcha = withCaptcha ? captchaOf({ method, values, captchaId: ownValue(captchas, form)?.id }) : {}
    const countdown = (minutes?: number) => nextCodeAt(platform.clock.now(), minutes, constants.smsCountdownSeconds)
    try {
      const { expiredMinutes } = await send(
        calls,
        purpose,
        values,
        captcha,
        verification && { ticket: verification.ticket, method: methodName(method.id, verification.methods) },
      )
      return end({ until: countdown(expiredMinutes), withCaptcha })
    } catch (error) {
      const failure = reasonOf(error)
      // the answer never reveals whether there is such an account
      if (purpose === 'password' && isRefused(failure, 'MOBILE_NOT_FOUND')) return end({ until: countdown(), withCaptcha })
      return end({ failure, withCaptcha })
    }
  },
})
sample({ clock: asked, target: sendFx })
sample({ clock: sendFx.doneData, fn: ({ faults }) => faults, target: faultsFound })
sample({
  clock: sendFx.doneData,
  filter: ({ until }) => until !== undefined,
  fn: ({ purpose, until = 0 }) => ({ purpose, until, sent: true }),
  target: codeSent,
})
sample({
  clock: sendFx.doneData,
  filter: ({ errors }) => Object.keys(errors).length > 0,
  fn: ({ form, errors }) => ({ form, errors }),
  target: helpRefused,
})

const refused = sample({
  clock: sendFx.doneData,
  source: $constants,
  filter: (_, { failure }) => failure !== undefined,
  fn: ({ lockoutMinutes, ageYears }, sent) => ({
    ...sent,
    refusal: refusalOf(sent.failure ?? { kind: 'offline' }, {
      action: sent.plan.action,
      fields: sent.method.fields,
      lockoutMinutes,
      ageYears,
    }),
  }),
})
sample({
  clock: refused,
  fn: ({ form, failure, refusal }) => ({ form, errors: refusal.errors, warning: warningOf(failure, refusal) }),
  target: helpRefused,
})
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.lockSeconds !== undefined,
  fn: ({ purpose, at, refusal }) => ({ purpose, until: at + (refusal.lockSeconds ?? 0) * 1000, sent: false }),
  target: codeSent,
})
sample({ clock: refused, filter: ({ refusal }) => refusal.ticketExpired === true, fn: ({ form }) => ({ form }), target: ticketExpired })
const captchaWanted = sample({
  clock: refused,
  filter: ({ failure, refusal }) => refusal.captcha === true || (failure !== undefined && isRefused(failure, 'CAPTCHA_CHECK_FAILED')),
  fn: ({ form }) => ({ form }),
})
sample({
  clock: [captchaWanted, sample({ clock: sendFx.doneData, filter: ({ withCaptcha }) => withCaptcha, fn: ({ form }) => ({ form }) })],
  target: captchaSpent,
})
$captchaForCode.on(captchaWanted, (forms, { form }) => (forms.includes(form) ? forms : [...forms, form]))

const set = (codes: Codes, purpose: CodePurpose, change: Partial<CodeState>): Codes => ({
  ...codes,
  [purpose]: { ...noCode, ...codes[purpose], ...change },
})
$codes
  .on(recallFx.doneData, (codes, recalled) => ({ ...recalled, ...codes }))
  .on(asked, (codes, { purpose, at }) => set(codes, purpose, { sending: true, asked: at }))
  .on(sendFx.finally, (codes, { params }) => set(codes, params.purpose, { sending: false }))
  .on(codeSent, (codes, { purpose, until, sent }) => set(codes, purpose, { until, ...(sent && { sent }) }))

/** The gateway's own sentence, where it has one, else that of the catalogue. A ticket that is too old is told over the login. */
function warningOf(refused: Failure | undefined, { errors, failure, ticketExpired }: Refusal): FormState['warning'] {
  const own = refused?.kind === 'refused' && refused.message ? { text: refused.message } : undefined
  const message = own ?? failure?.message ?? Object.values(errors)[0]
  return message && !ticketExpired ? { message, ...(failure?.link && { link: failure.link }) } : undefined
}

/** One call for each purpose. */
function send(
  calls: Calls<typeof codeCalls>,
  purpose: CodePurpose,
  { username, mobileNum, countryDialingCode }: Values,
  captcha: { captcha?: string | undefined; captchaId?: string | undefined },
  verification: { ticket: string; method: string } | null,
): Promise<{ expiredMinutes: number }> {
  if (purpose === 'ip') return calls.sendIpCode(verification ?? { ticket: '', method: '' })
  if (purpose === 'bind') return calls.sendMemberCode({ purpose: 'BIND_MOBILE', ...filled({ mobileNum, countryDialingCode }) })
  if (purpose === 'member') return calls.sendMemberCode({ purpose: 'PASSWORD' })
  if (purpose === 'register')
    return calls.sendRegisterCode(filled({ ...(mobileNum ? { mobileNum, countryDialingCode } : { username }), ...captcha }))
  return calls.sendLoginCode({
    mobileNum: mobileNum ?? '',
    countryDialingCode: countryDialingCode ?? '',
    purpose: purpose === 'password' ? 'PASSWORD' : 'LOGIN',
    ...filled({ ...captcha }),
  })
}
