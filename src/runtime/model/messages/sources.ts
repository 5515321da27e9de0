import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $messages, askOf, keyOfAsk, listOf, messages as messagePages } from './messages.ts'

export const messages = defineSource(contracts.messages, {
  from: $messages,
  select: ({ known, role, read, deleted, unread, opened }, args) => {
    if (role === 'trial') return empty
    const ask = askOf(args)
    const state = stateOf(known, keyOfAsk(ask))
    if (state.status !== 'ready') return state
    const busy = state.refreshing === true
    const list = listOf(state.value, { read, deleted, unread, opened, busy, pageNo: ask.pageNo, only: ask.unread !== undefined })
    return list.messages.length === 0 && list.page === 1 && !busy ? empty : readyOf(list)
  },
  wanted: messagePages.refreshed.prepend(askOf), // the messages change: they are requested each time
  retried: messagePages.retried.prepend(askOf),
})
