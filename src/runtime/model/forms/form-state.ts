import { combine } from 'effector'

import type { FieldLock, FormState } from '../../../schemas/nouns/form.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { memo } from '../../../rules/memo.ts'
import { $lost } from '../context/session.ts'
import { $skew } from '../site/server-clock.ts'
import { $cdn } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'
import { $captchas } from './captcha.ts'
import type { Captcha } from './captcha.ts'
import { $codes, noCode } from './code-sending.ts'
import type { CodeState } from './code-sending.ts'
import { purposeOf } from './codes.ts'
import { isLogin } from './form-plan.ts'
import type { FormPlan } from './form-plan.ts'
import { firstTicks } from './validate.ts'
import { $plans, planOf } from './plans.ts'
import { $locks, $records, noRecord } from './records.ts'
import type { FormRecord } from './records.ts'
import { $slider } from './slider.ts'
import type { SliderKnown } from './slider.ts'

// What we know
export const $formKnown = combine({
  plans: $plans,
  records: $records,
  captchas: $captchas,
  slider: $slider,
  codes: $codes,
  locks: $locks,
  skew: $skew,
  cdn: $cdn,
  lost: $lost,
})

/** What a form's state is made of. Each part keeps its identity while it stays as it is, so that the state does too. */
type Parts = [
  record: FormRecord,
  plan: FormPlan | undefined,
  captcha: Captcha | undefined,
  slider: SliderKnown | null,
  code: CodeState,
  locks: readonly FieldLock[],
  skew: number,
  cdn: Cdn,
  reason: LocalizedText | undefined,
]

const stateOfParts = memo(
  (
    record: FormRecord,
    ...[plan, captcha, slider, code, locks, skew, cdn, reason]: Parts extends [unknown, ...infer Rest] ? Rest : never
  ): SourceState<FormState> => ({
    status: 'ready',
    value: {
      pending: record.pending,
      errors: record.errors,
      failure: record.failure,
      warning: record.warning,
      done: record.done,
      notice: record.notice,
      reason,
      fine: [...record.fine],
      ticks: plan ? { ...firstTicks(plan), ...record.ticks } : record.ticks,
      draft: record.draft,
      round: record.round,
      captcha: captcha && { picture: cdn.images(captcha.image), busy: captcha.busy, waitUntil: captcha.waitUntil },
      slider: slider ? puzzleOf(slider, cdn) : undefined,
      code: { sending: code.sending, until: code.until, sent: code.sent },
      lockedUntil: Math.max(0, ...locks.filter(({ field }) => field === '').map(({ until }) => until - skew)),
      locks: locks.filter(({ field }) => field !== '').map((lock) => ({ ...lock, until: lock.until - skew })),
    },
  }),
)

const expired: LocalizedText = { text: 't:error.session-expired' }
const missing: LocalizedText = { text: 't:error.not-logged-in' }
const noLocks: readonly FieldLock[] = []

/** What happens in a form, for its view. */
export function formStateOf(
  { plans, records, captchas, slider, codes, locks, skew, cdn, lost }: ReturnType<typeof $formKnown.getState>,
  form: string,
): SourceState<FormState> {
  const plan = planOf(plans, form)
  const purpose = plan && purposeOf(plan.action)
  return stateOfParts(
    ownValue(records, form) ?? noRecord,
    plan,
    ownValue(captchas, form),
    plan?.needs.slider ? slider : null,
    (purpose && codes[purpose]) ?? noCode,
    ownValue(locks, form) ?? noLocks,
    skew ?? 0,
    cdn,
    lost !== null && plan && isLogin(plan.action) ? (lost === 'TOKEN_EXPIRED' ? expired : missing) : undefined,
  )
}

function puzzleOf({ status, puzzle, round }: SliderKnown, cdn: Cdn): NonNullable<FormState['slider']> {
  const state = status === 'none' ? 'loading' : status === 'off' || status === 'missed' ? 'unavailable' : status
  const { background, piece, width = 0, height = 0, pieceY = 0, pieceSize = 0 } = puzzle ?? {}
  return { state, background: cdn.images(background), piece: cdn.images(piece), width, height, pieceY, pieceSize, round }
}
