import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { announcementsOf, announcementsRetried, announcementsWanted } from '../announcements/announcements.ts'
import { empty, loading } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { $popupAnnouncements, popupsOf } from './announcement-texts.ts'

/**
 * Announcements to show over the page, for whoever is here. They open by themselves once per session and group (opening.ts).
 *
 * Value    title, picture, hostile HTML, and the promotion that it announces
 * Empty    there is none, or all were dismissed; or it cannot be read who is logged in
 * Failure  the announcement call failed
 * Login    none; guests see those marked B, sessions those marked A, and those marked F after a first login
 */
export const source = defineSource({
  name: 'announcements.popup',
  args: z.object({}),
  value: AnnouncementList,
  from: $popupAnnouncements,
  select: ({ audience, unread, dismissed, cdn, ...known }) =>
    audience === null ? (unread ? empty : loading) : mapList(announcementsOf(known), (value) => popupsOf(value, audience, dismissed, cdn)),
  wanted: announcementsWanted.prepend(() => undefined),
  retried: announcementsRetried.prepend(() => undefined),
})
