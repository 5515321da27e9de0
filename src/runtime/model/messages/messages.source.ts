import { $messages, askOf, keyOfAsk, listOf, messages } from './messages.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { contract } from './messages.contract.ts'

export const source = defineSource(contract, {
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
  wanted: messages.refreshed.prepend(askOf), // the messages change: they are requested each time
  retried: messages.retried.prepend(askOf),
})
