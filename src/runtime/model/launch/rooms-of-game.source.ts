import { empty, loading } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $rooms, roomListOf, rooms } from './rooms.ts'
import { contract } from './rooms-of-game.contract.ts'

export const source = defineSource(contract, {
  from: $rooms,
  select: ({ list, target, message, busy, currency }) =>
    target === null ? empty : list ? readyOf(roomListOf(list, target, message, busy, currency)) : loading,
  retried: rooms.reloaded.prepend(() => undefined),
})
