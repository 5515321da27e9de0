import { combine, createEvent, createStore, sample } from 'effector'

import type { Protection as GatewayProtection } from '../../../schemas/gateway/protection.ts'
import type { Protection } from '../../../schemas/nouns/protection.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { excludeMe } from '../../gateway/endpoints/protection/exclude-me.ts'
import { readProtection } from '../../gateway/endpoints/protection/read-protection.ts'
import { setLimit } from '../../gateway/endpoints/protection/set-limit.ts'
import { setRealityCheck } from '../../gateway/endpoints/protection/set-reality-check.ts'
import { $drafts, draftIn } from '../drafts/drafts.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { $symbol } from '../wallet/balance.ts'
import { callOf, endpointFx } from '../requests/call.ts'
import { $brand } from '../context/documents.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { intentOf } from '../intents.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $role, $token, sessionEnded } from '../context/session.ts'
import { sessionRanOut } from '../session-timeout/session-over.ts'
import { forRealAccounts, plainFailures } from '../navigation/real-account.ts'
import { toastShown } from '../toasts/toasts.ts'

export const key = 'all'

// What may happen
/** The player chose another rhythm of reality checks. */
export const checkChosen = createEvent()

// What we know: never asked for a trial account, which has nothing to protect
export const protection = createResource<void, GatewayProtection>({
  name: 'protection',
  ask: callOf(readProtection),
  keyOf: () => key,
  session: 'real',
})
const setLimitFx = endpointFx(setLimit)
const setCheckFx = endpointFx(setRealityCheck)
const excludeFx = endpointFx(excludeMe)
const $pending = combine(setLimitFx.pending, setCheckFx.pending, excludeFx.pending, (...each) => each.some(Boolean))
const $failure = createStore<LocalizedText | null>(null)
const $choices = combine($brand, ({ constants }): Protection['choices'] => ({
  checkMinutes: numbers(constants['realityCheckChoicesMinutes']),
  timeOutDays: numbers(constants['timeOutChoicesDays']),
  exclusionDays: numbers(constants['exclusionChoicesDays']),
}))
export const $protection = combine({
  known: protection.known,
  role: $role,
  pending: $pending,
  failure: $failure,
  symbol: $symbol,
  choices: $choices,
  drafts: $drafts,
})
/** Minutes between two reality checks; 0: none. It stays what it was while it is asked for again. */
export const $checkMinutes = createStore(0)
  .on(protection.answered, (_, { value }) => value.realityCheckMinutes)
  .reset(sessionEnded)

// How it changes: one request at a time
sample({
  clock: forRealAccounts(intentOf('set-limit')),
  source: $pending,
  filter: (pending, { amount }) => !pending && Number.isFinite(amount) && amount >= 0,
  fn: (_, { limit, period, amount }) => ({ kind: limit, period, amount }),
  target: setLimitFx,
})
sample({
  clock: forRealAccounts(intentOf('set-reality-check')),
  source: $pending,
  filter: (pending, { minutes }) => !pending && minutes >= 0,
  fn: (_, { minutes }) => ({ minutes }),
  target: setCheckFx,
})
sample({
  clock: forRealAccounts(intentOf('exclude-me')),
  source: $pending,
  filter: (pending, { days }) => !pending && days > 0,
  fn: (_, { days }) => ({ days }),
  target: excludeFx,
})

const answered = sample({
  clock: [setLimitFx.doneData, setCheckFx.doneData],
  source: $token,
  filter: (token) => token !== null,
  fn: (_, value) => ({ key, value }),
})
sample({ clock: answered, target: protection.answered })
sample({
  clock: setLimitFx.done,
  fn: ({ params, result }) => ({
    kind: 'success' as const,
    message: { text: waits(params, result) ? 't:protection.waits' : 't:protection.saved' },
  }),
  target: toastShown,
})
sample({ clock: setCheckFx.done, fn: () => ({ kind: 'success' as const, message: { text: 't:protection.saved' } }), target: toastShown })
sample({ clock: setCheckFx.done, fn: () => undefined, target: checkChosen })
// Limits show the result at their form; the other actions may have been requested elsewhere
sample({
  clock: [plainFailures(setCheckFx.failData), plainFailures(excludeFx.failData)],
  fn: (failure) => ({ kind: 'danger' as const, message: wordingOf(failure) }),
  target: toastShown,
})
sample({ clock: excludeFx.doneData, fn: ({ excludedUntil: until }) => ({ why: 'excluded' as const, until }), target: sessionRanOut })
$failure
  .on(plainFailures(setLimitFx.failData), (_, failure) => wordingOf(failure))
  .reset([setLimitFx, setCheckFx, excludeFx, sessionEnded, protection.wanted])

type Local = { pending: boolean; failure: LocalizedText | null; symbol: string; choices: Protection['choices']; drafts: Drafts }
const kept = memo(
  (
    value: GatewayProtection,
    pending: boolean,
    failure: LocalizedText | null,
    currency: string,
    choices: Protection['choices'],
    drafts: Drafts,
  ): Protection => ({
    limits: value.limits.map(({ kind, period, amount, used, pendingAmount, pendingFrom }) => ({
      kind,
      period,
      amount,
      used,
      ...(pendingAmount !== undefined && { pendingAmount }),
      ...(pendingFrom && { pendingFrom }),
    })),
    realityCheckMinutes: value.realityCheckMinutes,
    ...(value.excludedUntil && { excludedUntil: value.excludedUntil }),
    currency,
    pending,
    ...(failure && { failure }),
    choices,
    ...(drafts['limits'] && { draft: draftIn(drafts, 'limits') }),
  }),
)
/** The gateway's state together with the requests in progress. */
export function protectionOf(value: GatewayProtection, { pending, failure, symbol, choices, drafts }: Local): Protection {
  return kept(value, pending, failure, symbol, choices, drafts)
}
/** What a trial account sees: nothing is set. */
export const nothingSet: GatewayProtection = { limits: [], realityCheckMinutes: 0, excludedUntil: undefined }

function waits({ kind, period }: { kind: string; period: string }, { limits }: GatewayProtection): boolean {
  return limits.some((limit) => limit.kind === kind && limit.period === period && limit.pendingAmount !== undefined)
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number).filter((number) => Number.isSafeInteger(number) && number >= 0) : []
}
