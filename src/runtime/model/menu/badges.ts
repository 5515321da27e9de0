import { combine } from 'effector'

import { $member } from '../session/session.ts'
import { $unread } from '../messages/unread.ts'

export type Badges = { 'badges.messages': number; 'badges.promotions': number }

/** The figures that stand on menu items, by the name of their source. 0 is drawn as none. */
export const $badges = combine($unread, $member, (unread, member): Badges => ({
  'badges.messages': unread,
  'badges.promotions': Math.max(0, member?.availablePromotionCount ?? 0),
}))
