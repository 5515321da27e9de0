import * as z from 'zod/mini'

import { MessageList } from '../../../schemas/nouns/message.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'

/**
 * Platform messages, newest first: a page of all, or of the unread ones.
 *
 * Value    title, hostile HTML, time, type and whether it was read; how many are unread in all; what was just read or deleted shows at once
 * Empty    there are none; a trial account has none and is never asked for
 * Failure  the call failed; a retry asks for this page again
 * Login    a session
 */
export const messages = defineSourceContract({
  name: 'messages',
  flag: 'MESSAGE3',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(ListSize),
    unread: z.optional(z.union([z.boolean(), z.string()])),
  }),
  value: MessageList,
  login: 'session',
})
