import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { $notices, noticeTextsOf } from './announcement-texts.ts'

/**
 * Headlines, then messages to players, as whole texts. The one that the popup `notice` was opened with is current.
 *
 * Value    title, picture and hostile HTML
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const source = defineSource({
  name: 'notices.texts',
  args: z.object({}),
  value: AnnouncementList,
  from: $notices,
  select: ({ opened, cdn, ...known }) => mapList(announcementsOf(known), (value) => noticeTextsOf(value, opened, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
