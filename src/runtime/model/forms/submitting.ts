import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { teamActions } from '../../../schemas/form-actions.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import { lockedValue } from '../../../schemas/nouns/form.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { startRetried } from '../site/start.ts'
import { $info } from '../site/site.ts'
import { $platform } from '../lifecycle.ts'
import { registerDownline, registerLink } from '../downlines/team-actions.ts'
import { accountChanged, teamChanged } from './account-forms.ts'
import { $captchas, captchaForgotten, captchaSpent } from './captcha.ts'
import { askedOf } from './checking.ts'
import type { Asked } from './checking.ts'
import { $constants } from './form-constants.ts'
import { faultsFound } from './form-faults.ts'
import type { FormFault } from './form-faults.ts'
import { isLogin } from './form-plan.ts'
import type { PlannedMethod } from './form-plan.ts'
import { judge } from './validate.ts'
import { $identity, $oldPassword, $verifying, oldPasswordGiven, verificationGiven } from '../login/login-memory.ts'
import type { Verifying } from './outcome.ts'
import { logIn, verifyIp } from '../login/log-in.ts'
import type { Action, Entry, Outcome } from './outcome.ts'
import { changePassword, forgotByEmail, forgotByPhone } from '../login/passwords.ts'
import { $patterns } from './patterns.ts'
import { $locks, $openPages, $records, formFinished, formLocked, lockedUntil, submitBegun, submitEnded } from './records.ts'
import { refusalOf } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import { register } from '../login/register.ts'
import { bindBankAccount, bindEmail, bindGoogle, bindMobile, setPaymentPassword, updateProfile } from '../security/account-actions.ts'
import { $plans, planOf } from './plans.ts'
import type { Plans } from './plans.ts'
import { $slider, isExpired, isUnknown, sliderPassed, sliderSpent } from './slider.ts'
import { encryptWith, reasonOf } from '../requests/encrypting.ts'
import { boundCalls } from './bound-calls.ts'
import { cleanValues } from './typed-values.ts'
import type { Values } from './typed-values.ts'

const actions: Readonly<Record<FormAction, Action>> = {
  'log-in': logIn,
  'log-in-agent': logIn,
  'verify-ip': verifyIp,
  register,
  'change-password': changePassword,
  'forgot-by-email': forgotByEmail,
  'forgot-by-phone': forgotByPhone,
  'update-profile': updateProfile,
  'set-payment-password': setPaymentPassword,
  'bind-mobile': bindMobile,
  'bind-email': bindEmail,
  'bind-google': bindGoogle,
  'bind-bank-account': bindBankAccount,
  'register-downline': registerDownline,
  'register-link': registerLink,
}

// What may happen
/** The gateway let somebody in. */
export const loginSucceeded = createEvent<{ form: string; action: FormAction | null; entry: Entry }>()
/** The password of whoever is logged in is another one now. */
export const passwordChanged = createEvent<{ form: string; page?: string | undefined }>()
/** There is a new account or a new password, and the login is what comes next. */
export const loginDue = createEvent<{
  form: string
  page?: string | undefined
  message: Extract<Outcome, { kind: 'reset' }>['message']
  draft: Readonly<Record<string, string>>
}>()
/** A ticket is too old: the login begins anew. */
export const ticketExpired = createEvent<{ form: string; page?: string | undefined }>()

// How it changes: one submit at a time, none while there were too many
const requested = askedOf('submit')
const submitted = sample({
  clock: requested,
  source: { records: $records, locks: $locks, platform: $platform },
  filter: ({ records, locks, platform }, { intent: { form, values } }) =>
    ownValue(records, form)?.pending !== true && lockedUntil(locks, form, values) <= platform.clock.now(),
  fn: (_, asked) => asked,
})
sample({
  clock: submitted,
  fn: ({ intent: { form, values }, method: { fields }, page }) => ({ form, fields, values, page }),
  target: submitBegun,
})

const $context = combine({
  platform: $platform,
  patterns: $patterns,
  constants: $constants,
  captchas: $captchas,
  slider: $slider,
  info: $info,
  verifying: $verifying,
  identity: $identity,
  oldPassword: $oldPassword,
})
type Submitted = Asked<'submit'> & {
  outcome: Outcome
  faults: readonly FormFault[]
  stale: boolean
  unsure: readonly string[]
  sent: boolean
  at: number
  verifying: Verifying | null
}

const submitFx = attach({
  source: $context,
  effect: async (
    { platform, patterns, constants: { ageYears }, captchas, slider, info, verifying, identity, oldPassword },
    asked: Asked<'submit'>,
  ): Promise<Submitted> => {
    const {
      intent: { form, values: typed },
      plan,
      method,
    } = asked
    const calls = boundCalls()
    const end = (outcome: Outcome, more: Partial<Submitted> = {}): Submitted => ({
      ...asked,
      outcome,
      faults: [],
      stale: false,
      unsure: [],
      sent: true,
      at: platform.clock.now(),
      verifying,
      ...more,
    })
    const { verdicts, faults } = await judge({ form, action: plan.action, method, ageYears }, typed, patterns)
    const unsure = verdicts.flatMap((verdict) => (verdict.unsure ? [verdict.field] : []))
    const errors = Object.fromEntries(verdicts.flatMap(({ field, error }) => (error ? [[field, error]] : [])))
    const puzzle = method.fields.find(({ view }) => view.input === 'slider')
    const stale = puzzle !== undefined && isExpired(slider, platform.clock.now())
    if (puzzle && !ownValue(errors, puzzle.view.key) && (stale || !slider.puzzle?.sliderId))
      errors[puzzle.view.key] = { text: stale ? 't:form.slider-expired' : 't:form.verify-first' }
    if (Object.keys(errors).length > 0) return end({ kind: 'faulty', errors }, { faults, stale, unsure, sent: false })
    const action = plan.action && actions[plan.action]
    if (!action)
      return end(
        { kind: 'refused', failure: { kind: 'refused', code: 'FUNCTION_DISABLED', message: '', status: 0 } },
        { faults, sent: false },
      )
    try {
      return end(
        await action({
          plan,
          method,
          values: cleanValues(method.fields, typed),
          calls,
          encrypt: encryptWith(info?.encryption),
          session: platform.session,
          address: new URL(platform.address.href()),
          captchaId: ownValue(captchas, form)?.id,
          slider: puzzle && slider.puzzle?.sliderId ? { id: slider.puzzle.sliderId } : null,
          verifying,
          identity,
          oldPassword,
        }),
        { faults, unsure },
      )
    } catch (error) {
      return end({ kind: 'refused', failure: reasonOf(error) }, { faults })
    }
  },
})

// It is not known yet whether the gateway wants a puzzle: the submit waits for that, else it would be refused for a field that then goes
const due = createEvent<Asked<'submit'>>()
const asksForPuzzle = ({ method }: Asked<'submit'>) => method.fields.some(({ view }) => view.input === 'slider')
const held = sample({
  clock: submitted,
  source: $slider,
  filter: (slider, asked) => asksForPuzzle(asked) && isUnknown(slider),
  fn: (_, asked) => asked,
})
sample({
  clock: submitted,
  source: $slider,
  filter: (slider, asked) => !asksForPuzzle(asked) || !isUnknown(slider),
  fn: (_, asked) => asked,
  target: due,
})
const $held = createStore<readonly Asked<'submit'>[]>([]).on(held, (waiting, asked) => [...waiting, asked])
const continueFx = createEffect((submits: readonly Asked<'submit'>[]) => {
  const go = scopeBind(due, { safe: true })
  for (const asked of submits) go(asked)
})
const endFx = createEffect((submits: readonly Asked<'submit'>[]) => {
  const end = scopeBind(submitEnded, { safe: true })
  for (const { intent } of submits) end({ form: intent.form })
})
sample({
  clock: $slider.updates,
  source: { waiting: $held, plans: $plans },
  filter: ({ waiting }, slider) => waiting.length > 0 && !isUnknown(slider),
  fn: ({ waiting, plans }) => waiting.map((asked) => plannedNow(asked, plans)),
  target: continueFx,
})
const left = sample({
  clock: $openPages.updates,
  source: $held,
  fn: (waiting, open) => waiting.filter(({ page }) => page !== undefined && !open.includes(page)),
})
sample({ clock: left, filter: (gone) => gone.length > 0, target: endFx }) // the form was closed meanwhile: nothing is sent
$held.on(left, (waiting, gone) => waiting.filter((asked) => !gone.includes(asked))).reset(continueFx)
sample({ clock: due, target: submitFx })
sample({ clock: submitFx.doneData, fn: ({ faults }) => faults, target: faultsFound })

const endedAs = <Kind extends Outcome['kind']>(kind: Kind) =>
  sample({
    clock: submitFx.doneData,
    filter: ({ outcome }) => outcome.kind === kind,
    // the filter has checked the kind
    fn: (ended) => ({ ...ended, form: ended.intent.form, outcome: ended.outcome as Extract<Outcome, { kind: Kind }> }),
  })
const came = endedAs('came-in')
const changed = endedAs('changed')
const reset = endedAs('reset')
const saved = endedAs('saved')
const done = endedAs('done')
const unsure = endedAs('unsure')
const faulty = endedAs('faulty')
const turnedDown = endedAs('refused')

sample({
  clock: came,
  filter: ({ method }) => method.fields.some(({ view }) => view.input === 'slider'),
  fn: () => undefined,
  target: sliderPassed,
})
sample({
  clock: came,
  fn: ({ form, plan, outcome, verifying }) => ({
    form,
    action: plan.action === 'verify-ip' ? (verifying?.action ?? null) : plan.action,
    entry: outcome.entry,
  }),
  target: loginSucceeded,
})
sample({ clock: changed, fn: ({ form, page }) => ({ form, page }), target: [passwordChanged, formFinished] })
sample({ clock: reset, fn: ({ form, page, outcome: { message, draft } }) => ({ form, page, message, draft }), target: loginDue })
sample({ clock: reset, fn: ({ form }) => ({ form }), target: formFinished })
sample({ clock: saved, fn: () => undefined, target: accountChanged })
sample({
  clock: done,
  filter: ({ plan: { action } }) => teamActions.some((known) => known === action),
  fn: () => undefined,
  target: teamChanged,
})
sample({ clock: [saved, done], fn: ({ form, outcome }) => ({ form, done: outcome.message }), target: formFinished })
sample({ clock: unsure, fn: ({ form, outcome: { message } }) => ({ form, failure: { message } }), target: submitEnded })
sample({ clock: [came, changed, reset, saved, done], fn: ({ form }) => ({ form }), target: captchaForgotten })
sample({
  clock: faulty,
  fn: ({ form, outcome: { errors }, method, unsure, sent }) => ({
    form,
    errors,
    refused: sent,
    fine: method.fields.flatMap(({ view }) =>
      ownValue(errors, view.key) || view.input === 'check' || unsure.includes(view.key) ? [] : [view.key],
    ),
  }),
  target: submitEnded,
})
sample({ clock: faulty, filter: ({ stale }) => stale, fn: () => ({ failed: false }), target: sliderSpent })

// A refusal: at its field or over the form, and what it asks for besides
const refused = sample({
  clock: turnedDown,
  source: { constants: $constants, captchas: $captchas },
  fn: ({ constants: { lockoutMinutes, ageYears }, captchas }, ended): typeof ended & { refusal: Refusal; captchaShown: boolean } => ({
    ...ended,
    refusal: refusalOf(ended.outcome.failure, { action: ended.plan.action, fields: ended.method.fields, lockoutMinutes, ageYears }),
    captchaShown: captchas[ended.form] !== undefined,
  }),
})
sample({ clock: refused, fn: ({ form, refusal: { errors, failure } }) => ({ form, errors, refused: true, failure }), target: submitEnded })
sample({
  clock: refused,
  filter: ({ sent, captchaShown, refusal }) => refusal.captcha === true || (sent && captchaShown),
  fn: ({ form }) => ({ form }),
  target: captchaSpent,
})
sample({
  clock: refused,
  filter: ({ sent, method }) => sent && method.fields.some(({ view }) => view.input === 'slider'),
  fn: ({ refusal }) => ({ failed: refusal.slider === true }),
  target: sliderSpent,
})
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.lockSeconds !== undefined,
  fn: ({ form, plan, method, intent, at, refusal }) => ({
    form,
    lock: { ...(isLogin(plan.action) ? nameOf(method, intent.values) : wholeForm), until: at + (refusal.lockSeconds ?? 0) * 1000 },
  }),
  target: formLocked,
})
sample({ clock: refused, filter: ({ refusal }) => refusal.renewKey === true, fn: () => undefined, target: startRetried })
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.ticketExpired === true,
  fn: ({ form, page }) => ({ form, page }),
  target: ticketExpired,
})
sample({ clock: refused, filter: ({ refusal }) => refusal.forgetOldPassword === true, fn: () => null, target: oldPasswordGiven })
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.verification !== undefined,
  fn: ({ form, plan, method, intent, refusal }) => {
    const values = cleanValues(method.fields, intent.values)
    const login = method.mobile ? { how: 'sms' as const } : { how: 'password' as const, password: values.password, name: values.username }
    return refusal.verification
      ? { given: refusal.verification, login: { ...login, remember: values.remember === 'true' }, form, action: plan.action }
      : null
  },
  target: verificationGiven,
})

/** The same submit by the form as it is planned now: without a puzzle that the gateway does not want. */
function plannedNow(asked: Asked<'submit'>, plans: Plans): Asked<'submit'> {
  const plan = planOf(plans, asked.intent.form)
  const method = plan?.methods.find(({ id }) => id === asked.method.id)
  return plan && method ? { ...asked, plan, method } : asked
}

const wholeForm = { field: '', value: '' }

/** Who tried to log in, as typed. A form without such a field is locked as a whole. */
function nameOf({ fields }: PlannedMethod, values: Values): { field: string; value: string } {
  const field = ['username', 'mobileNum'].find((key) => fields.some(({ view }) => view.key === key))
  return field === undefined ? wholeForm : { field, value: lockedValue(ownValue(values, field) ?? '') }
}
