import * as z from 'zod/mini'

import { AnnouncementList } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Headlines, then messages to players, as whole texts. The one that the popup `notice` was opened with is current.
 *
 * Value    title, picture and hostile HTML
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const contract = defineSourceContract({
  name: 'notices.texts',
  args: z.object({}),
  value: AnnouncementList,
})
