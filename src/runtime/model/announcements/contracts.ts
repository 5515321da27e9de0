import * as z from 'zod/mini'

import { BannerList, NoticeList } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * The banners of one group, in the gateway's order. With `pageSize` they are asked for alone, no more than that; without it they come with
 * the one call for announcements.
 *
 * Value    banners with their picture and where they lead; a link that is no http(s) address and no path leads nowhere
 * Empty    the group has none
 * Failure  the announcement call failed; a retry asks it again, for notices and popups too
 * Login    none; a session may see other ones
 */
export const bannersByGroup = defineSourceContract({
  name: 'banners.by-group',
  args: z.object({ group: z.string(), pageSize: z.optional(ListSize) }),
  value: BannerList,
})

/**
 * Headlines, then messages to players, each as one line of plain text.
 *
 * Value    lines; `important` ones are headlines
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const noticesMarquee = defineSourceContract({
  name: 'notices.marquee',
  args: z.object({}),
  value: NoticeList,
})
