import * as z from 'zod/mini'

import { BannerList } from '../../../schemas/nouns/announcement.ts'
import { $announcements, announcementsOf, announcementsRetried, announcementsWanted, bannersOf } from './announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'

/**
 * The banners of one group, in the gateway's order.
 *
 * Value    banners with their picture and where they lead; a link that is no http(s) address and no path leads nowhere
 * Empty    the group has none
 * Failure  the announcement call failed; a retry asks it again, for notices and popups too
 * Login    none; a session may see other ones
 */
export const source = defineSource({
  name: 'banners.by-group',
  args: z.object({ group: z.string() }),
  value: BannerList,
  from: $announcements,
  select: (known, { group }) => mapList(announcementsOf(known), (value) => bannersOf(value, group, known.cdn, known.promotionsOffered)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
