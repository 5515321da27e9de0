import * as z from 'zod/mini'

import { AnnouncementList } from '../../../../schemas/nouns.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../../announcements.ts'
import { loading } from '../../resource.ts'
import { defineSource } from '../../source.ts'
import { mapList } from '../../states.ts'
import { $popupAnnouncements, arrived, popupsOf } from '../announcements-more.ts'

/**
 * Announcements to show over the page, for whoever is here; one that was dismissed stays away while the tab is open.
 * 
 * Value    title, picture and hostile HTML
 * Empty    there is none, or all were dismissed
 * Failure  the announcement call failed
 * Login    none; guests see those marked B, sessions those marked A and F
 */
export const source = defineSource({
  name: 'announcements.popup',
  description: 'Announcements that open over the page, once each.',
  args: z.object({}),
  value: AnnouncementList,
  arrived,
  from: $popupAnnouncements,
  select: (known) => (known.role === null ? loading : mapList(announcementsOf(known), (value) => popupsOf(value, known.role === 'guest', known.seen, known.cdn))),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
