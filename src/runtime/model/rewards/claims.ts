import { attach, combine, createEffect, createStore, merge, sample, scopeBind } from 'effector'
import type { Event, EventCallable, Store } from 'effector'

import type { Failure } from '../../../schemas/failure.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Toast } from '../../../schemas/nouns/message.ts'
import { decimalsOf } from '../../../schemas/decimals.ts'
import type { Amount } from '../../../schemas/nouns/money.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import type { ClaimProgress } from '../../../schemas/nouns/rewards.ts'
import { languages } from '../../../schemas/language.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { exactAmountText } from '../../i18n/amount-text.ts'
import { $brand } from '../context/documents.ts'
import { $language } from '../context/preferences.ts'
import { $platform } from '../lifecycle.ts'
import { failureOf } from '../requests/call.ts'
import { isRefused } from '../requests/failure.ts'
import { isLost, resolveLost } from '../requests/lost-answer.ts'
import { wordingOf } from '../requests/refusal-words.ts'
import { forRealAccounts, plainFailures } from '../navigation/real-account.ts'
import { memberWanted, $token } from '../context/session.ts'
import { toastShown } from '../toasts/toasts.ts'
import { $symbol, balance } from '../wallet/balance.ts'

export type Progress = Readonly<Record<string, ClaimProgress>>
export type Outcomes = Readonly<Record<string, string>>

/** What is being claimed, by key, and the states of what was claimed until the list contains them. */
export type Claims = { $progress: Store<Progress>; $outcomes: Store<Outcomes> }

/** The claim in progress of a key, as part of what is shown of it. */
export function claimOf(progress: Progress, key: string): { claim?: ClaimProgress } {
  const claim = ownValue(progress, key)
  return claim ? { claim } : {}
}

/** A row of a record with what became of it since it was listed. */
export function claimedRow(row: RecordRow, { progress, outcomes }: { progress: Progress; outcomes: Outcomes }): RecordRow {
  const state = ownValue(outcomes, row.key)
  return { ...row, ...(state !== undefined && { values: { ...row.values, state } }), ...claimOf(progress, row.key) }
}

type Options<Params> = {
  /** The player asks for it. */
  asked: Event<Params>
  /** What is claimed: one claim at a time of each. */
  keyOf: (params: Params) => string
  /** The call, never repeated by itself. */
  claim: (params: Params) => Promise<{ state?: string; amount?: Amount | undefined }>
  /**
   * Asks the gateway whether it may still be claimed: what a claim is followed by whose answer was lost. `changed`: it may not, and was not
   * claimed either, because it was closed meanwhile.
   */
  isOpen: (params: Params) => Promise<boolean | 'changed'>
  /** The names that messages use, by key. */
  $titles: Store<Readonly<Record<string, string>>>
  /** Its own messages, in `locales/<language>/claim.json`: those of rebates name no title. */
  words?: 'rebate-' | 'contract-' | 'payout-' | 'join-'
  /** The message of a success by the state that the gateway gives, where not all states have one. */
  doneWord?: (state: string) => string
  /** The state of what was claimed when the gateway gives none. */
  claimed?: string
  /** Asked again after each claim: the request may have come through, or the list has changed meanwhile. */
  changed: readonly EventCallable<void>[]
  /** The list was answered: it contains the outcomes. */
  answered: Event<unknown>
}

/**
 * Claims of one kind. A double click is one call. When the answer is lost, the gateway's list is asked as long as for money, and a message
 * says what it found. What it does not have as claimed may be claimed again, after one more look; when it cannot be asked, the next claim
 * only asks it.
 */
export function createClaims<Params>({
  asked,
  keyOf,
  claim,
  isOpen,
  $titles,
  words,
  doneWord = () => 'done',
  claimed = 'CLAIMED',
  changed,
  answered,
}: Options<Params>): Claims {
  type Request = { key: string; params: Params }
  const claimFx = createEffect(({ params }: Request) => claim(params))
  const lookFx = createEffect(({ params }: Request) => isOpen(params))
  /** Looks until it is known what became of a claim; `found` is what `isOpen` says of one that may not be claimed any more. */
  const resolveFx = attach({
    source: $platform,
    effect: ({ clock }, request: Request) => {
      const look = scopeBind(lookFx, { safe: true })
      return resolveLost(clock, async () => {
        const open = await look(request)
        return open === true ? 'missing' : { found: open }
      })
    },
  })
  /** The look before what was lost is claimed again. */
  const againFx = attach({ effect: lookFx })
  const wordOf = (name: string) => `t:claim.${words ?? ''}${name}`

  // What we know
  const isUnanswered = (error: Error) => isLost(failureOf(error))
  const $progress = createStore<Progress>({})
    .on([claimFx, resolveFx, againFx], (progress, { key }) => ({ ...progress, [key]: 'pending' }))
    .on(claimFx.done, (progress, { params: { key } }) => without(progress, key))
    .on(claimFx.fail, (progress, { params: { key }, error }) => (isUnanswered(error) ? progress : without(progress, key)))
    .on(resolveFx.done, (progress, { params: { key }, result }) =>
      result === 'unknown' ? { ...progress, [key]: 'unknown' } : without(progress, key),
    )
    .on(againFx.done, (progress, { params: { key } }) => without(progress, key))
    .on(againFx.fail, (progress, { params: { key } }) => ({ ...progress, [key]: 'unknown' }))
    .reset($token.updates)
  /** Claims that the list did not have when it was asked: they may be booked yet. */
  const $missing = createStore<Readonly<Record<string, true>>>({})
    .on(resolveFx.done, (missing, { params: { key }, result }) => (result === 'missing' ? { ...missing, [key]: true } : missing))
    .reset($token.updates)
  const $outcomes = createStore<Outcomes>({})
    .on(claimFx.done, (outcomes, { params: { key }, result }) => ({ ...outcomes, [key]: result.state || claimed }))
    .reset([answered, $token.updates])
  const $known = combine({ titles: $titles, currency: $symbol, decimals: $brand.map(decimalsOf), language: $language })

  // How it changes: each time of the same thing one call at a time
  const allowed = forRealAccounts(asked.map((params): Request => ({ key: keyOf(params), params })))
  const $local = combine({ progress: $progress, missing: $missing })
  const next = (known: { progress: Progress; missing: Readonly<Record<string, true>> }, key: string) =>
    ownValue(known.progress, key) ?? (ownValue(known.missing, key) ? 'missing' : 'free')
  const nextStep = (step: ReturnType<typeof next>) =>
    sample({
      clock: allowed,
      source: $local,
      filter: (known, { key }) => next(known, key) === step,
      fn: (_, request) => request,
      batch: false,
    })
  sample({ clock: nextStep('free'), target: claimFx, batch: false })
  sample({ clock: nextStep('missing'), target: againFx, batch: false })
  sample({ clock: nextStep('unknown'), target: resolveFx, batch: false })
  const stillOpen = sample({ clock: againFx.done, filter: ({ result }) => result === true, fn: ({ params }) => params, batch: false })
  sample({ clock: stillOpen, target: claimFx, batch: false })
  const lost = sample({ clock: claimFx.fail, filter: ({ error }) => isUnanswered(error), fn: ({ params }) => params, batch: false })
  sample({ clock: lost, target: resolveFx, batch: false })

  /** What became of a claim whose answer was lost. */
  const resolved = merge([
    resolveFx.done.map(({ params: { key }, result }) => ({ key, seen: result })),
    againFx.done.filterMap(({ params: { key }, result }) => (result === true ? undefined : { key, seen: { found: result } })),
    againFx.fail.map(({ params: { key } }) => ({ key, seen: 'unknown' as const })),
  ])
  const found = resolved.filter({ fn: ({ seen }) => typeof seen === 'object' && seen.found === false })
  for (const target of changed) sample({ clock: [claimFx.finally, resolved], fn: () => undefined, target })
  sample({ clock: [claimFx.done, found], fn: () => undefined, target: [balance.refreshed, memberWanted] })

  // A toast shows the result
  const refused = sample({ clock: claimFx.failData, filter: (error) => !isUnanswered(error) })
  sample({ clock: plainFailures(refused), fn: refusalToast, target: toastShown })
  sample({
    clock: claimFx.done,
    source: $known,
    fn: ({ titles, currency, decimals, language }, { params: { key }, result: { state = '', amount } }): Message => {
      const title = ownValue(titles, key) ?? ''
      return amount === undefined
        ? { kind: 'success', message: { text: wordOf(doneWord(state)), values: { title } } }
        : {
            kind: 'success',
            message: {
              text: wordOf('done-amount'),
              values: { title, amount: `${currency}${exactAmountText(amount, decimals, languages[language])}` },
            },
          }
    },
    target: toastShown,
  })
  sample({
    clock: resolved,
    source: $titles,
    fn: (titles, { key, seen }): Message => {
      if (typeof seen === 'object' && seen.found === 'changed') return { kind: 'warning', message: { text: conflict } }
      const [kind, word]: [Toast['kind'], string] =
        typeof seen === 'object' ? ['success', 'found'] : seen === 'unknown' ? ['danger', 'unknown'] : ['warning', 'not-done']
      return { kind, message: { text: wordOf(word), values: { title: ownValue(titles, key) ?? '' } } }
    },
    target: toastShown,
  })

  return { $progress, $outcomes }
}

type Message = { kind: Toast['kind']; message: LocalizedText }
const conflict = 't:claim.conflict'

function refusalToast(failure: Failure): Message {
  const isConflict = isRefused(failure, 'STATE_CONFLICT', 'RECORD_NOT_FOUND')
  const message = failure.kind === 'refused' && failure.message === '' && isConflict ? { text: conflict } : wordingOf(failure)
  return { kind: isConflict ? 'warning' : 'danger', message }
}

function without(progress: Progress, key: string): Progress {
  const { [key]: _, ...rest } = progress
  return rest
}
