import * as z from 'zod/mini'

import { NoticeList } from '../../../schemas/nouns/announcement.ts'
import { $announcements, announcementsOf, announcementsRetried, announcementsWanted, noticesOf } from './announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'

/**
 * Headlines, then messages to players, each as one line of plain text.
 *
 * Value    lines; `important` ones are headlines
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const source = defineSource({
  name: 'notices.marquee',
  args: z.object({}),
  value: NoticeList,
  from: $announcements,
  select: (known) => mapList(announcementsOf(known), noticesOf),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
