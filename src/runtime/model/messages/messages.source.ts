import * as z from 'zod/mini'

import { MessageList } from '../../../schemas/nouns/message.ts'
import { $messages, askOf, keyOfAsk, listOf, messages } from './messages.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * Platform messages, newest first: a page of all, or of the unread ones.
 *
 * Value    title, hostile HTML, time, type and whether it was read; how many are unread in all; what was just read or deleted shows at once
 * Empty    there are none; a trial account has none and is never asked for
 * Failure  the call failed; a retry asks for this page again
 * Login    a session
 */
export const source = defineSource({
  name: 'messages',
  flag: 'MESSAGE3',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(z.int()),
    unread: z.optional(z.union([z.boolean(), z.string()])),
  }),
  value: MessageList,
  login: 'session',
  from: $messages,
  select: ({ known, role, read, deleted, unread, opened }, args) => {
    if (role === 'trial') return empty
    const ask = askOf(args)
    const state = stateOf(known, keyOfAsk(ask))
    if (state.status !== 'ready') return state
    const busy = state.refreshing === true
    const list = listOf(state.value, { read, deleted, unread, opened, busy, pageNo: ask.pageNo })
    return list.messages.length === 0 && list.page === 1 && !busy ? empty : readyOf(list)
  },
  wanted: messages.refreshed.prepend(askOf), // the messages change: they are requested each time
  retried: messages.retried.prepend(askOf),
})
