import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { teamActions } from '../../../schemas/form-actions.ts'
import type { FormAction } from '../../../schemas/form-actions.ts'
import { lockedValue } from '../../../schemas/nouns/form.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { isTooMany } from '../requests/refusal-words.ts'
import { $skew, compareFx } from '../site/server-clock.ts'
import { $info } from '../context/site.ts'
import { $platform, fileMissed } from '../lifecycle.ts'
import { $arrivedTopics, $missedTopics, $topics, loadTopicFx, topicArrived, topicMissed } from '../topic-loading.ts'
import { accountChanged, teamChanged } from './account-forms.ts'
import { answeringTopic, submitActionOf } from './outcome.ts'
import { boundCalls } from './bound-calls.ts'
import { $captchas, captchaForgotten, captchaSpent } from './captcha.ts'
import { askedOf } from './checking.ts'
import type { Asked } from './checking.ts'
import { $constants } from './form-constants.ts'
import { faultsFound } from './form-faults.ts'
import type { FormFault } from './form-faults.ts'
import { isLogin } from './form-plan.ts'
import type { PlannedMethod } from './form-plan.ts'
import { judge } from './validate.ts'
import type { Entry, Outcome, Verifying } from './outcome.ts'
import { $patterns } from './patterns.ts'
import { $locks, $openPages, $records, formFinished, formLocked, lockedUntil, locksEnded, submitBegun, submitEnded } from './records.ts'
import { refusalOf } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import { $plans, planOf } from './plans.ts'
import type { Plans } from './plans.ts'
import { $slider, isExpired, isUnknown, sliderPassed, sliderSpent } from './slider.ts'
import { encryptWith, reasonOf } from '../requests/encrypting.ts'
import { cleanValues } from './typed-values.ts'
import type { Values } from './typed-values.ts'

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
/** The gateway wants to know more before it lets somebody in: the login waits for it. */
export const verificationDue = createEvent<Verifying>()
/** The password that was known, and not asked for, is the wrong one. */
export const oldPasswordRefused = createEvent()

// How it changes: one submit at a time, none while there were too many. Where the lock seems to be over, the gateway's clock decides below
const requested = askedOf('submit')
const submitted = sample({
  clock: requested,
  source: { records: $records, locks: $locks, skew: $skew, platform: $platform },
  filter: ({ records, locks, skew, platform }, { intent: { form, values } }) =>
    ownValue(records, form)?.pending !== true && (skew === null || lockedUntil(locks, form, values) <= platform.clock.now() + skew),
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
  locks: $locks,
  skew: $skew,
  info: $info,
  topics: $topics,
  arrived: $arrivedTopics,
  missed: $missedTopics,
})
type Submitted = Asked<'submit'> & {
  outcome: Outcome
  faults: readonly FormFault[]
  stale: boolean
  unsure: readonly string[]
  sent: boolean
  /** What the gateway's clock showed, where the lock needs it. */
  now: number
  unlocked: boolean
}
const clocks = { compare: compareFx }

const submitFx = attach({
  source: $context,
  effect: async (
    { platform, patterns, constants: { ageYears }, captchas, slider, locks, skew, info, topics, arrived, missed },
    asked: Asked<'submit'>,
  ): Promise<Submitted> => {
    const {
      intent: { form, values: typed },
      plan,
      method,
    } = asked
    // bound before the first pause, after which the portal is unknown
    const found = plan.action === null ? undefined : submitActionOf(arrived, plan.action)
    const act = found && scopeBind(found, { safe: true })
    const { compare } = boundCalls(clocks)
    const gatewayTime = () =>
      compare(undefined).then(
        (fresh) => platform.clock.now() + fresh,
        () => platform.clock.now() + (skew ?? 0), // the gateway keeps its own lock
      )
    const end = (outcome: Outcome, more: Partial<Submitted> = {}): Submitted => ({
      ...asked,
      outcome,
      faults: [],
      stale: false,
      unsure: [],
      sent: true,
      now: 0,
      unlocked: false,
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
    if (!act) {
      const topic = answeringTopic(topics, plan.action)
      const failure: Failure =
        topic === undefined
          ? { kind: 'refused', code: 'FUNCTION_DISABLED', message: '', status: 0 }
          : (ownValue(missed, topic) ?? { kind: 'offline' }) // it could not be downloaded; the next submit asks for it again
      return end({ kind: 'refused', failure }, { faults, sent: false })
    }
    const lock = lockedUntil(locks, form, typed)
    const seen = lock > 0 ? { now: await gatewayTime(), unlocked: true } : {}
    if (seen.now !== undefined && seen.now < lock)
      return end({ kind: 'refused', failure: lockedFor(lock - seen.now) }, { faults, sent: false, now: seen.now })
    try {
      return end(
        await act({
          plan,
          method,
          values: cleanValues(method.fields, typed),
          encrypt: encryptWith(info?.encryption),
          session: platform.session,
          clock: platform.clock,
          address: new URL(platform.address.href()),
          captchaId: ownValue(captchas, form)?.id,
          slider: puzzle && slider.puzzle?.sliderId ? { id: slider.puzzle.sliderId } : null,
        }),
        { faults, unsure, ...seen },
      )
    } catch (error) {
      const failure = reasonOf(error)
      return end({ kind: 'refused', failure }, { faults, ...seen, ...(isLocking(failure) && { now: await gatewayTime() }) })
    }
  },
})

sample({
  clock: submitFx.doneData,
  filter: ({ unlocked }) => unlocked,
  fn: ({ intent: { form }, now }) => ({ form, now }),
  target: locksEnded,
})

// A submit waits for the topic that answers its action, and until it is known whether the gateway wants a puzzle: else it would be
// refused for a field that then goes
type Waiting = { asked: Asked<'submit'>; topic: string | null }
const held = sample({
  clock: submitted,
  source: { topics: $topics, arrived: $arrivedTopics },
  fn: ({ topics, arrived }, asked): Waiting => {
    const topic = answeringTopic(topics, asked.plan.action)
    return { asked, topic: topic === undefined || Object.hasOwn(arrived, topic) ? null : topic }
  },
})
const $waiting = createStore<readonly Waiting[]>([])
  .on(held, (waiting, one) => [...waiting, one])
  .on([topicArrived, topicMissed], (waiting, { name }) =>
    waiting.some(({ topic }) => topic === name) ? waiting.map((one) => (one.topic === name ? { ...one, topic: null } : one)) : waiting,
  )
sample({ clock: held, filter: ({ topic }) => topic !== null, fn: ({ topic }) => topic ?? '', target: loadTopicFx })
const due = createEvent<Asked<'submit'>>()
const continueFx = createEffect((submits: readonly Asked<'submit'>[]) => {
  const go = scopeBind(due, { safe: true })
  for (const asked of submits) go(asked)
})
sample({ clock: due, target: submitFx })
const endFx = createEffect((submits: readonly Asked<'submit'>[]) => {
  const end = scopeBind(submitEnded, { safe: true })
  for (const { intent } of submits) end({ form: intent.form })
})
sample({
  clock: [$waiting.updates, $slider.updates],
  source: { waiting: $waiting, slider: $slider, plans: $plans },
  filter: ({ waiting, slider }) => readyOf(waiting, slider).length > 0,
  fn: ({ waiting, slider, plans }) => readyOf(waiting, slider).map((asked) => plannedNow(asked, plans)),
  target: continueFx,
})
const left = sample({
  clock: $openPages.updates,
  source: $waiting,
  fn: (waiting, open) => waiting.map(({ asked }) => asked).filter(({ page }) => page !== undefined && !open.includes(page)),
})
sample({ clock: left, filter: (gone) => gone.length > 0, target: endFx }) // the form was closed meanwhile: nothing is sent
$waiting.on([left, continueFx], (waiting, gone) =>
  waiting.filter(({ asked }) => !gone.some(({ intent }) => intent.form === asked.intent.form)),
) // a form is submitted once at a time
sample({ clock: submitFx.doneData, fn: ({ faults }) => faults, target: faultsFound })
// Beside its words on the page a script that is missing has the button that helps
sample({
  clock: submitFx.doneData,
  filter: ({ outcome }) => outcome.kind === 'refused' && outcome.failure.kind === 'script',
  fn: (): Failure => ({ kind: 'script' }),
  target: fileMissed,
})

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
  fn: ({ form, plan, outcome: { entry, action = plan.action } }) => ({ form, action, entry }),
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
  fn: ({ form, plan, method, intent, now, refusal }) => ({
    form,
    lock: { ...(isLogin(plan.action) ? nameOf(method, intent.values) : wholeForm), until: now + (refusal.lockSeconds ?? 0) * 1000 },
  }),
  target: formLocked,
})
sample({
  clock: refused,
  filter: ({ refusal }) => refusal.ticketExpired === true,
  fn: ({ form, page }) => ({ form, page }),
  target: ticketExpired,
})
sample({ clock: refused, filter: ({ refusal }) => refusal.forgetOldPassword === true, fn: () => undefined, target: oldPasswordRefused })
const unverified = sample({
  clock: refused,
  fn: ({ form, plan, method, intent, refusal }): Verifying | null => {
    if (!refusal.verification) return null
    const values = cleanValues(method.fields, intent.values)
    const login = method.mobile ? { how: 'sms' as const } : { how: 'password' as const, password: values.password, name: values.username }
    return { given: refusal.verification, login: { ...login, remember: values.remember === 'true' }, form, action: plan.action }
  },
})
sample({ clock: unverified, filter: (verifying) => verifying !== null, target: verificationDue })

/** The waiting submits that need wait for nothing more. */
function readyOf(waiting: readonly Waiting[], slider: Parameters<typeof isUnknown>[0]): readonly Asked<'submit'>[] {
  return waiting.flatMap(({ asked, topic }) => {
    const asksForPuzzle = asked.method.fields.some(({ view }) => view.input === 'slider')
    return topic !== null || (asksForPuzzle && isUnknown(slider)) ? [] : [asked]
  })
}

/** The same submit by the form as it is planned now: without a puzzle that the gateway does not want. */
function plannedNow(asked: Asked<'submit'>, plans: Plans): Asked<'submit'> {
  const plan = planOf(plans, asked.intent.form)
  const method = plan?.methods.find(({ id }) => id === asked.method.id)
  return plan && method ? { ...asked, plan, method } : asked
}

const lockedFor = (ms: number): Failure => ({
  kind: 'refused',
  code: 'ACCOUNT_LOCKED',
  message: '',
  status: 200,
  value: { lockedSeconds: Math.ceil(ms / 1000) },
})
const isLocking = (failure: Failure) => failure.kind === 'refused' && (failure.code === 'ACCOUNT_LOCKED' || isTooMany(failure))
const wholeForm = { field: '', value: '' }

/** Who tried to log in, as typed. A form without such a field is locked as a whole. */
function nameOf({ fields }: PlannedMethod, values: Values): { field: string; value: string } {
  const field = ['username', 'mobileNum'].find((key) => fields.some(({ view }) => view.key === key))
  return field === undefined ? wholeForm : { field, value: lockedValue(ownValue(values, field) ?? '') }
}
