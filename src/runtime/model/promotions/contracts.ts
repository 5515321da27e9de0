import { PromotionChoice, PromotionList } from '../../../schemas/nouns/promotion.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Promotions in the gateway's order.
 *
 * Value    every promotion with picture, hostile HTML, state and times, and which of them are asked for: of one type, the one with an id, a
 * page
 * Empty    there are none
 * Failure  the announcement call failed; a retry asks it again, for banners and notices too
 * Login    none; a session may see other ones
 */
export const promotions = defineSourceContract({
  name: 'promotions',
  flag: 'PROMOTION3',
  args: PromotionChoice,
  value: PromotionList,
})
