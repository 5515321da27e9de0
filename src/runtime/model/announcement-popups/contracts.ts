import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Announcements to show over the page, for whoever is here. They open by themselves once per session and group (opening.ts).
 *
 * Value    title, picture, hostile HTML, and the promotion that it announces
 * Empty    there is none, or all were dismissed; or it cannot be read who is logged in
 * Failure  the announcement call failed
 * Login    none; guests see those marked B, sessions those marked A, and those marked F after a first login
 */
export const announcementsPopup = defineSourceContract({
  name: 'announcements.popup',
  args: z.object({}),
  value: AnnouncementList,
})

/**
 * Headlines, then messages to players, as whole texts. The one that the popup `notice` was opened with is current.
 *
 * Value    title, picture and hostile HTML
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const noticesTexts = defineSourceContract({
  name: 'notices.texts',
  args: z.object({}),
  value: AnnouncementList,
})
