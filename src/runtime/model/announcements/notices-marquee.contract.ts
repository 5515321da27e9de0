import * as z from 'zod/mini'

import { NoticeList } from '../../../schemas/nouns/announcement.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Headlines, then messages to players, each as one line of plain text.
 *
 * Value    lines; `important` ones are headlines
 * Empty    there is no text
 * Failure  the announcement call failed; a retry asks it again, for banners and popups too
 * Login    none; a session may see other ones
 */
export const contract = defineSourceContract({
  name: 'notices.marquee',
  args: z.object({}),
  value: NoticeList,
})
