import { combine } from 'effector'

import type { Announcements } from '../../../schemas/gateway/announcements.ts'
import type { Promotion, PromotionChoice, PromotionList } from '../../../schemas/nouns/promotion.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listAnnouncements } from '../../gateway/endpoints/announcements/list-announcements.ts'
import { claimPromotion } from '../../gateway/endpoints/promotions/claim-promotion.ts'
import { joinPromotion } from '../../gateway/endpoints/promotions/join-promotion.ts'
import { $announcements, announcements, announcementsOf } from '../announcements/announcements.ts'
import { intentOf } from '../intents.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { claimOf, createClaims } from '../rewards/claims.ts'
import type { Progress } from '../rewards/claims.ts'

/** States that show that a promotion was joined, and that it was claimed. */
const joined: readonly string[] = ['JOINED', 'APPLYING', 'PROCESS', 'CLAIM', 'ISSUED', 'CLAIMED']
const claimed: readonly string[] = ['CLAIMED', 'ISSUED', 'PROCESS']

const listPromotions = callOf(listAnnouncements)
const join = callOf(joinPromotion)

/** Whether a promotion may still be joined or claimed: it has the state `open`, and none of those that follow from it. */
async function isOpen(id: string, open: string, done: readonly string[]): Promise<boolean | 'changed'> {
  const { promotion = [] } = await listPromotions({ types: 'PR' })
  const state = promotion.find((each) => each.id === id)?.state ?? ''
  return state === open || (done.includes(state) ? false : 'changed')
}

// How it changes: each is sent once; the list is asked after it, and says what became of one whose answer was lost
const $titles = $announcements.map((known) => {
  const state = announcementsOf(known)
  return Object.fromEntries(state.status === 'ready' ? (state.value.promotion ?? []).map(({ id, title }) => [id, title]) : [])
})
const common = { $titles, changed: [announcements.refreshedAll], answered: announcements.answered }
const joins = createClaims({
  ...common,
  asked: intentOf('join-promotion').map(({ promotion, comment = '' }) => ({ id: promotion, comment: comment.trim() })),
  keyOf: ({ id }) => id,
  claim: async ({ id, comment }) => join({ id, ...(comment && { comment }) }),
  isOpen: ({ id }) => isOpen(id, 'JOIN', joined),
  words: 'join-',
  doneWord: (state) => (state === 'APPLYING' || state === 'PROCESS' ? 'applied' : 'done'),
  claimed: 'JOINED',
})
const claims = createClaims({
  ...common,
  asked: intentOf('claim-promotion').map(({ promotion }) => ({ id: promotion })),
  keyOf: ({ id }) => id,
  claim: callOf(claimPromotion),
  isOpen: ({ id }) => isOpen(id, 'CLAIM', claimed),
})

// What we know: what is being joined or claimed, and the results of those that were, until the list contains them
const merged = <Value>(first: Readonly<Record<string, Value>>, second: Readonly<Record<string, Value>>) => ({ ...first, ...second })
const $progress = combine(joins.$progress, claims.$progress, merged)
const $outcomes = combine(joins.$outcomes, claims.$outcomes, merged)
export const $promotions = combine($announcements, $progress, $outcomes, (known, progress, outcomes) => ({ ...known, progress, outcomes }))

/** Every promotion, in the gateway's order. */
export const promotionsOf = memo(
  ({ promotion = [] }: Announcements, cdn: Cdn, progress: Progress, outcomes: Readonly<Record<string, string>>): readonly Promotion[] =>
    promotion.map(({ id, content, image, promotionType, execution: _, ...rest }) => ({
      ...rest,
      key: id,
      html: content,
      picture: cdn.images(image),
      type: promotionType,
      ...(ownValue(outcomes, id) !== undefined && { state: ownValue(outcomes, id) }),
      ...claimOf(progress, id),
    })),
)
export const chosenOf = memo((promotions: Promotion[], choice: PromotionChoice): PromotionList => ({ promotions, choice }))
