import { attach, combine, createEvent, createStore, sample } from 'effector'

import * as z from 'zod/mini'

import { FieldLock, isLockOf } from '../../../schemas/nouns/form.ts'
import type { FormState } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { $platform } from '../lifecycle.ts'
import { $location } from '../navigation/navigation.ts'
import { $popups } from '../navigation/popups.ts'
import { clockWanted } from '../site/server-clock.ts'
import type { PlannedField } from './form-plan.ts'
import { formWanted } from './plans.ts'
import type { Verdict } from './validate.ts'
import { draftOf } from './typed-values.ts'
import type { Values } from './typed-values.ts'

/**
 * What happened in a form. `refused`: fields whose error is the gateway's. `turn` counts submits as they begin, `round` as they end;
 * `asked` counts the checks of a field. `page`: the page or popup it was used in. Nothing here is a secret.
 */
export type FormRecord = Pick<
  FormState,
  'pending' | 'errors' | 'failure' | 'warning' | 'done' | 'notice' | 'fine' | 'ticks' | 'draft' | 'round'
> & {
  refused: readonly string[]
  turn: number
  asked: Readonly<Record<string, number>>
  page?: string | undefined
}
export type Records = Readonly<Record<string, FormRecord>>

export const noRecord: FormRecord = {
  pending: false,
  errors: {},
  fine: [],
  ticks: {},
  draft: {},
  round: 0,
  refused: [],
  turn: 0,
  asked: {},
}

// What may happen
/** Something was typed, or a field was left. */
export const fieldTouched = createEvent<{
  form: string
  field: string
  fields: readonly PlannedField[]
  values: Values
  page?: string | undefined
}>()
/** Fields were checked. `leaving`: the focus left them; else they are being typed in. */
export const fieldsJudged = createEvent<{
  form: string
  field: string
  asked: number
  turn: number
  leaving: boolean
  verdicts: readonly Verdict[]
}>()
export const submitBegun = createEvent<{ form: string; fields: readonly PlannedField[]; values: Values; page?: string | undefined }>()
/** A submit came to an end. `refused`: the errors are the gateway's. */
export const submitEnded = createEvent<{
  form: string
  errors?: FormState['errors']
  refused?: boolean
  failure?: FormState['failure']
  done?: LocalizedText | undefined
  fine?: readonly string[]
}>()
/** Something beside a submit went wrong: sending a code. */
export const helpRefused = createEvent<{ form: string; errors: FormState['errors']; warning?: FormState['warning'] }>()
export const failureForgotten = createEvent<{ form: string }>()
/** The form succeeded: only its message and the initial values of the next one are kept. */
export const formFinished = createEvent<{
  form: string
  done?: LocalizedText | undefined
  notice?: LocalizedText | undefined
  draft?: Values | undefined
}>()

/** What was typed before a reload, by form: where nothing else has been typed since. */
export const draftsRecalled = createEvent<Readonly<Record<string, Values>>>()
/** Nothing of these forms is kept. */
export const recordsForgotten = createEvent<readonly string[]>()

// What we know
export const $records = createStore<Records>({})

// How it changes
const change = (records: Records, form: string, how: (record: FormRecord) => Partial<FormRecord>): Records => {
  const record = ownValue(records, form) ?? noRecord
  return { ...records, [form]: { ...record, ...how(record) } }
}
const drafted = (before: Values, fields: readonly PlannedField[], values: Values): Values => {
  const keys = fields.map(({ view }) => view.key)
  return { ...Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key))), ...draftOf(fields, values) }
}

$records
  .on(fieldTouched, (records, { form, field, fields, values, page }) =>
    change(records, form, ({ draft, asked, page: before }) => ({
      draft: drafted(draft, fields, values),
      asked: { ...asked, [field]: (ownValue(asked, field) ?? 0) + 1 },
      page: page ?? before,
    })),
  )
  .on(
    fieldsJudged,
    (records, { form, field, asked, turn, leaving, verdicts }) =>
      change(records, form, (record) =>
        ownValue(record.asked, field) !== asked || record.turn !== turn
          ? {}
          : verdicts.reduce((before, verdict) => ({ ...before, ...judged(before, verdict, leaving && verdict.field === field) }), record),
      ), // a newer check or a submit knows better
  )
  .on(submitBegun, (records, { form, fields, values, page }) =>
    change(records, form, ({ draft, turn, page: before }) => ({
      pending: true,
      turn: turn + 1,
      failure: undefined,
      warning: undefined,
      done: undefined,
      notice: undefined,
      draft: drafted(draft, fields, values),
      page: page ?? before,
    })),
  )
  .on(submitEnded, (records, { form, errors = {}, refused, failure, done, fine }) =>
    change(records, form, (record) => ({
      pending: false,
      errors,
      refused: refused ? Object.keys(errors) : [],
      failure,
      done,
      fine: (fine ?? record.fine).filter((key) => !ownValue(errors, key)),
      round: record.round + 1,
    })),
  )
  .on(helpRefused, (records, { form, errors, warning }) =>
    change(records, form, (record) => ({
      errors: { ...record.errors, ...errors },
      refused: [...record.refused, ...Object.keys(errors)],
      warning,
      fine: record.fine.filter((key) => !ownValue(errors, key)),
      round: record.round + 1,
    })),
  )
  .on(failureForgotten, (records, { form }) => change(records, form, () => ({ failure: undefined, warning: undefined, done: undefined })))
  .on(formFinished, (records, { form, done, notice, draft = {} }) =>
    change(records, form, ({ turn, round, page }) => ({ ...noRecord, draft, done, notice, turn: turn + 1, round: round + 1, page })),
  )

$records
  .on(draftsRecalled, (records, drafts) =>
    Object.entries(drafts).reduce((now, [form, typed]) => change(now, form, ({ draft }) => ({ draft: { ...typed, ...draft } })), records),
  )
  .on(recordsForgotten, (records, forms) => Object.fromEntries(Object.entries(records).filter(([form]) => !forms.includes(form))))

/** Typing clears or renews an error that is shown; leaving a field judges it. */
function judged(record: FormRecord, { field, error, empty, unsure, ticks }: Verdict, leaving: boolean): Partial<FormRecord> {
  const { [field]: shown, ...others } = record.errors
  const fine = record.fine.filter((key) => key !== field)
  const ticked = ticks ? { ticks: { ...record.ticks, [field]: ticks } } : {}
  if (leaving && record.refused.includes(field) && shown) return ticked // what the gateway refused is not right because it was left
  const refused = record.refused.filter((key) => key !== field)
  if (error) return leaving || shown ? { ...ticked, errors: { ...others, [field]: error }, refused, fine } : { ...ticked, fine }
  return {
    ...ticked,
    errors: others,
    refused,
    fine: empty || unsure || (!leaving && !shown && !record.fine.includes(field)) ? fine : [...fine, field],
  }
}

// A form that was closed begins anew, with what was typed
/** The page and the popups that are open. */
export const $openPages = combine($popups, $location, (popups, { page }) => [...popups.map(({ popup }) => popup), page])
const left = sample({
  clock: $openPages.updates,
  source: $records,
  fn: (records, open) =>
    Object.entries(records)
      .filter(
        ([, { page, pending, turn, round, errors, failure, done, notice }]) =>
          page !== undefined &&
          !open.includes(page) &&
          !pending &&
          (turn + round > 0 || Object.keys(errors).length > 0 || failure || done || notice),
      )
      .map(([form]) => form),
})
$records.on(left, (records, forms) =>
  forms.reduce((now, form) => change(now, form, ({ draft, turn }) => ({ ...noRecord, draft, page: undefined, turn: turn + 1 })), records),
)

// Too many tries: until when nothing can be sent, by form; of a login with the name that was typed, so that another name may. `field` ''
// stands for the whole form. `until` is in the gateway's time (site/server-clock.ts): a reload or another time of the device ends no lock
export const lockKey = (form: string) => `foyer-locked-${form}`
export const formLocked = createEvent<{ form: string; lock: FieldLock }>()
/** `now`: what the gateway's clock shows. */
export const locksEnded = createEvent<{ form: string; now: number }>()
type Locks = Readonly<Record<string, readonly FieldLock[]>>
const noLocks: readonly FieldLock[] = []
const mostLocks = 20
export const $locks = createStore<Locks>({}).on(formLocked, (locks, { form, lock }) => ({
  ...locks,
  [form]: [lock, ...(ownValue(locks, form) ?? noLocks).filter(({ field, value }) => field !== lock.field || value !== lock.value)].slice(
    0,
    mostLocks,
  ),
}))
$locks.on(locksEnded, (locks, { form, now }) => ({
  ...locks,
  [form]: (ownValue(locks, form) ?? noLocks).filter(({ until }) => until > now),
}))
const recallFx = attach({
  source: $platform,
  effect: ({ session }, form: string) => ({ form, locks: locksIn(session.read(lockKey(form))) }),
})
const keepFx = attach({
  source: { platform: $platform, locks: $locks },
  effect: ({ platform: { session }, locks }, { form }: { form: string }) =>
    session.write(lockKey(form), JSON.stringify(ownValue(locks, form))),
})
sample({
  clock: formWanted,
  source: $locks,
  filter: (locks, form) => ownValue(locks, form) === undefined,
  fn: (_, form) => form,
  target: recallFx,
})
$locks.on(recallFx.doneData, (locks, { form, locks: recalled }) => ({ [form]: recalled, ...locks }))
sample({ clock: [formLocked, locksEnded], target: keepFx })
sample({ clock: recallFx.doneData, filter: ({ locks }) => locks.length > 0, fn: () => undefined, target: clockWanted })

/** Until when these values cannot be sent, in the gateway's time; 0: they can. */
export function lockedUntil(locks: Locks, form: string, values: Values): number {
  return Math.max(
    0,
    ...(ownValue(locks, form) ?? noLocks).filter((lock) => lock.field === '' || isLockOf(lock, values)).map(({ until }) => until),
  )
}

function locksIn(text: string | undefined): readonly FieldLock[] {
  try {
    return z.parse(z.array(FieldLock), JSON.parse(text ?? '[]'))
  } catch {
    return noLocks // somebody else wrote there
  }
}
