import { combine, createEffect, createStore, merge, sample } from 'effector'

import type { Announcements } from '../../../schemas/gateway/announcements.ts'
import type { Toast } from '../../../schemas/nouns/message.ts'
import type { Promotion, PromotionChoice, PromotionList } from '../../../schemas/nouns/promotion.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { claimPromotion } from '../../gateway/endpoints/promotions/claim-promotion.ts'
import { joinPromotion } from '../../gateway/endpoints/promotions/join-promotion.ts'
import { $announcements, announcements, announcementsOf } from '../announcements/announcements.ts'
import { balance } from '../wallet/balance.ts'
import { endpointFx } from '../requests/call.ts'
import { isRefused, wordingOf } from '../requests/failure.ts'
import { intentOf } from '../intents.ts'
import { memo } from '../requests/memo.ts'
import { memberWanted } from '../session/session.ts'
import { $currency } from '../site/site.ts'
import { $token } from '../session/token.ts'
import { forRealAccounts, plainFailures } from '../session/real-account.ts'
import { toastShown } from '../toasts/toasts.ts'

type PromotionRequest = { promotion: string; comment?: string; claim: boolean }

// What we know: which promotions are being joined or claimed, and the results of those that were, until the list contains them
const $pending = createStore<readonly string[]>([])
const $outcomes = createStore<Readonly<Record<string, string>>>({})
export const $promotions = combine($announcements, $pending, $outcomes, (known, pending, outcomes) => ({ ...known, pending, outcomes }))

// How it changes
const joinFx = endpointFx(joinPromotion)
const claimFx = endpointFx(claimPromotion)
const actFx = createEffect(({ promotion, comment, claim }: PromotionRequest) =>
  claim ? claimFx({ id: promotion }) : joinFx({ id: promotion, ...(comment && { comment }) }),
)

const asked = forRealAccounts(
  merge([
    intentOf('join-promotion').map(({ promotion, comment = '' }): PromotionRequest => ({
      promotion,
      comment: comment.trim(),
      claim: false,
    })),
    intentOf('claim-promotion').map(({ promotion }): PromotionRequest => ({ promotion, claim: true })),
  ]),
)
sample({
  clock: asked,
  source: $pending,
  filter: (pending, { promotion }) => !pending.includes(promotion), // a double click is one request
  fn: (_, request) => request,
  target: actFx,
})
$pending
  .on(actFx, (pending, { promotion }) => [...pending, promotion])
  .on(actFx.finally, (pending, { params }) => pending.filter((id) => id !== params.promotion))
  .reset($token.updates)
$outcomes
  .on(actFx.done, (outcomes, { params, result }) => ({
    ...outcomes,
    [params.promotion]: result.state || (params.claim ? 'CLAIMED' : 'JOINED'),
  }))
  .reset([announcements.answered, $token.updates])
// The list is asked again also after a failure: the request may have come through, or the promotion has changed meanwhile
sample({ clock: actFx.finally, fn: () => undefined, target: announcements.refreshedAll })
sample({ clock: actFx.done, filter: ({ params }) => params.claim, fn: () => undefined, target: [balance.refreshed, memberWanted] })

// A toast shows the result
sample({ clock: plainFailures(actFx.failData), fn: failureToast, target: toastShown })
sample({
  clock: actFx.done,
  source: { known: $announcements, currency: $currency },
  fn: ({ known, currency }, { params, result }) => {
    const state = announcementsOf(known)
    const title = state.status === 'ready' ? (state.value.promotion?.find(({ id }) => id === params.promotion)?.title ?? '') : ''
    return { kind: 'success' as const, message: outcomeMessage(title, params.claim, result, currency) }
  },
  target: toastShown,
})

/** Every promotion, in the gateway's order. */
export const promotionsOf = memo(
  (
    { promotion = [] }: Announcements,
    cdn: Cdn,
    pending: readonly string[],
    outcomes: Readonly<Record<string, string>>,
  ): readonly Promotion[] =>
    promotion.map(({ id, content, image, promotionType, execution: _, ...rest }) => ({
      ...rest,
      key: id,
      html: content,
      picture: cdn.images(image),
      type: promotionType,
      ...(Object.hasOwn(outcomes, id) && { state: outcomes[id] }),
      ...(pending.includes(id) && { pending: true }),
    })),
)
export const chosenOf = memo((promotions: Promotion[], choice: PromotionChoice): PromotionList => ({ promotions, choice }))

function failureToast(failure: Failure): { kind: Toast['kind']; message: LocalizedText } {
  const conflict = isRefused(failure, 'STATE_CONFLICT', 'RECORD_NOT_FOUND')
  const own = failure.kind === 'refused' && failure.message === '' && conflict ? 't:promotion.conflict' : wordingOf(failure)
  return { kind: conflict ? 'warning' : 'danger', message: { text: own } }
}

function outcomeMessage(
  title: string,
  claim: boolean,
  { state, amount }: { state: string; amount?: number | undefined },
  currency: string,
): LocalizedText {
  if (!claim) return { text: state === 'APPLYING' || state === 'PROCESS' ? 't:promotion.applied' : 't:promotion.joined', values: { title } }
  if (amount === undefined) return { text: 't:promotion.claimed', values: { title } }
  return {
    text: 't:promotion.claimed-amount',
    values: { title, amount: `${currency}${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}` },
  }
}
