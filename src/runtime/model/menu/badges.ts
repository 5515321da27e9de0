import { combine } from 'effector'

import { $flags } from '../facts/flags.ts'
import { $member } from '../session/session.ts'
import { $unread } from '../messages/unread.ts'

export type Badges = { 'badges.messages': number; 'badges.promotions': number }

/** The counts that are shown on menu items, by the name of their source. 0 is drawn as none. */
export const $badges = combine($unread, $member, $flags, (unread, member, flags): Badges => ({
  'badges.messages': unread,
  'badges.promotions': flags.PROMOTION3 === false ? 0 : Math.max(0, member?.availablePromotionCount ?? 0),
}))
