import { combine, createEvent, createStore } from 'effector'

import { $unread } from '../facts/facts.ts'
import { $flags } from '../facts/flags.ts'
import { $member } from '../context/session.ts'

export type Badges = Readonly<Record<string, number>>

// What may happen
/** A topic that does not come with the page has counted. */
export const badgeCounted = createEvent<{ badge: string; count: number }>()

// What we know
const $counted = createStore<Badges>({}).on(badgeCounted, (counted, { badge, count }) => ({ ...counted, [badge]: count }))

/** The counts that are shown on menu items, by the name of their source. 0 is drawn as none. */
export const $badges = combine($unread, $member, $flags, $counted, (unread, member, flags, counted) => ({
  ...counted,
  'badges.messages': unread,
  'badges.promotions': flags.PROMOTION3 === false ? 0 : Math.max(0, member?.availablePromotionCount ?? 0),
}))
