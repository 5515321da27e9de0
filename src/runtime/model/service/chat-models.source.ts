import { defineSource } from '../../contract/source.ts'
import { empty, stateOf } from '../requests/resource.ts'
import { mapState } from '../requests/states.ts'
import { contract } from './chat-models.contract.ts'
import { $chats, chatsOf, key, models } from './live-chat.ts'

export const source = defineSource(contract, {
  from: $chats,
  select: ({ known, progress, cdn }) => {
    const chats = mapState(stateOf(known, key), (value) => chatsOf(value, progress, cdn))
    return chats.status === 'ready' && chats.value.models.length === 0 ? empty : chats
  },
  wanted: models.wanted.prepend(() => undefined),
  retried: models.retried.prepend(() => undefined),
})
