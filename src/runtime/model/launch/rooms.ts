import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { Room as GatewayRoom } from '../../../schemas/gateway/launch.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { Room, RoomList } from '../../../schemas/nouns/room.ts'
import type { LocalizedText } from '../../../schemas/nouns/localized-text.ts'
import { listRooms } from '../../gateway/endpoints/games/list-rooms.ts'
import { $symbol } from '../wallet/balance.ts'
import { endpointFx } from '../requests/call.ts'
import { $platform } from '../lifecycle.ts'
import { memo } from '../../../rules/memo.ts'
import { popupClosed, popupOpened } from '../navigation/popups.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'

/** Rooms that take longer than this are waited for in their popup. */
const quietMs = 300
const words: Readonly<Record<string, string>> = { OPEN: 't:room.open', FULL: 't:room.full', CLOSED: 't:room.closed' }

// What may happen
/** A PVP game was asked for: its rooms decide how it starts. */
export const roomsAsked = createEvent<LaunchTarget>()
/** The game has no rooms, or they cannot be had: it starts without one. */
const none = createEvent<LaunchTarget>()
/** A room was taken by others meanwhile. */
const conflicted = createEvent<{ target: LaunchTarget; message: string }>()
const reloaded = createEvent()
const slowed = createEvent<LaunchTarget>()
export const rooms = { none, conflicted, reloaded }

// What we know
const $target = createStore<LaunchTarget | null>(null) // the game whose rooms are requested or shown
const $list = createStore<readonly GatewayRoom[] | null>(null)
const $message = createStore<LocalizedText | null>(null)
const $open = isPopupOpen('rooms')

// How it changes
const listFx = endpointFx(listRooms)
const askFx = attach({
  source: $platform,
  effect: ({ clock }, target: LaunchTarget) => {
    const tell = scopeBind(slowed, { safe: true })
    const stop = clock.after(quietMs, () => tell(target))
    return listFx({ vassalage: target.vendor, ...(target.gameCode === undefined ? {} : { gameCode: target.gameCode }) }).finally(stop)
  },
})
export const $rooms = combine({ target: $target, list: $list, message: $message, busy: askFx.pending, currency: $symbol })

const due = sample({
  clock: roomsAsked,
  source: { target: $target, pending: askFx.pending },
  filter: ({ target, pending }, asked) => !pending || target === null || keyOf(target) !== keyOf(asked),
  fn: (_, asked) => asked,
})
$target.on(due, (_, target) => target)
$list.reset(due)
$message.reset(due)
sample({ clock: due, target: askFx })
sample({ clock: [reloaded, conflicted], source: $target, filter: (target) => target !== null, target: askFx })
$message.on(conflicted, (_, { message }) => ({ text: message }))

const wantedStill = (target: LaunchTarget | null, { params }: { params: LaunchTarget }) =>
  target !== null && keyOf(target) === keyOf(params)
const answered = sample({
  clock: askFx.done,
  source: $target,
  filter: wantedStill,
  fn: (_, { params, result }) => ({ target: params, list: once(result.list) }),
})
const missed = sample({
  clock: askFx.fail,
  source: { target: $target, list: $list },
  filter: ({ target, list }, fail) => list === null && wantedStill(target, fail),
  fn: (_, { params }) => params,
})
$list.on(answered, (_, { list }) => list)
sample({
  clock: answered,
  source: $open,
  filter: (open, { list }) => list.length > 0 && !open,
  fn: () => ({ popup: 'rooms' }),
  target: popupOpened,
})
sample({
  clock: slowed,
  source: { target: $target, open: $open },
  filter: ({ target, open }, asked) => target === asked && !open,
  fn: () => ({ popup: 'rooms' }),
  target: popupOpened,
})
sample({ clock: answered, filter: ({ list }) => list.length === 0, fn: ({ target }) => target, target: none })
sample({ clock: missed, target: none })
sample({ clock: none, fn: () => ({ popup: 'rooms' }), target: popupClosed })

// Closed: the player no longer waits for a room
const closed = sample({ clock: $open.updates, filter: (open) => !open, fn: () => undefined })
$target.reset([closed, none])
$list.reset([closed, none])
$message.reset([closed, none])

export const roomListOf = memo(
  (list: readonly GatewayRoom[], target: LaunchTarget, message: LocalizedText | null, busy: boolean, currency: string): RoomList => ({
    name: target.name ?? target.vendor,
    currency,
    busy,
    rooms: list.map((room) => roomOf(room, target)),
    ...(message ? { message } : {}),
  }),
)

/** FULL and CLOSED cannot be picked; a status that is unknown is shown as it is, and the gateway decides. */
function roomOf(
  { roomId, roomName, gameCode, vassalage, minBet, maxBet, players, capacity, status = '' }: GatewayRoom,
  target: LaunchTarget,
): Room {
  return {
    key: roomId,
    name: roomName || roomId,
    status: Object.hasOwn(words, status) ? (words[status] ?? status) : status,
    open: status !== 'FULL' && status !== 'CLOSED',
    target: { ...target, vendor: vassalage, gameCode, roomId },
    ...(minBet === undefined ? {} : { minBet }),
    ...(maxBet === undefined ? {} : { maxBet }),
    ...(players === undefined ? {} : { players }),
    ...(capacity === undefined ? {} : { capacity }),
  }
}

function once(list: readonly GatewayRoom[]): readonly GatewayRoom[] {
  return list.filter(({ roomId }, index) => list.findIndex((other) => other.roomId === roomId) === index)
}
function keyOf({ vendor, category, nodeId, gameCode }: LaunchTarget): string {
  return [vendor, category, nodeId, gameCode].join('\n')
}
