import { PromotionChoice, PromotionList } from '../../../schemas/nouns/promotion.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList, mapState } from '../requests/states.ts'
import { $promotions, chosenOf, promotionsOf } from './promotions.ts'

/**
 * Promotions in the gateway's order.
 *
 * Value    every promotion with picture, hostile HTML, state and times, and which of them are asked for: of one type, the one with an id, a
 * page
 * Empty    there are none
 * Failure  the announcement call failed; a retry asks it again, for banners and notices too
 * Login    none; a session may see other ones
 */
export const source = defineSource({
  name: 'promotions',
  flag: 'PROMOTION3',
  args: PromotionChoice,
  value: PromotionList,
  from: $promotions,
  select: ({ cdn, pending, outcomes, ...known }, choice) =>
    mapState(
      mapList(announcementsOf(known), (value) => promotionsOf(value, cdn, pending, outcomes)),
      (promotions) => chosenOf(promotions, choice),
    ),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
