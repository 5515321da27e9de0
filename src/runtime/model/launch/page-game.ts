import { combine, createEvent, createStore, sample } from 'effector'

import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { GameStart } from '../../../schemas/nouns/game.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { balance } from '../wallet/balance.ts'
import { $catalog } from '../categories/categories.ts'
import type { Catalog } from '../categories/categories.ts'
import { $favourites } from '../games/favourites.ts'
import { memo } from '../../../rules/memo.ts'
import { menus } from '../categories/game-menus.ts'
import { $location } from '../navigation/navigation.ts'
import { empty, loading } from '../requests/resource.ts'
import { $memberFailure, $role, memberWanted } from '../context/session.ts'
import type { SourceState } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'
import { $gamesKnown, detailsOf } from './game-details.ts'
import { createStarts } from './launch-start.ts'
import type { LaunchRequest } from './launch-start.ts'
import { $brandModes, $prizeMode } from './prize-mode.ts'

/** What a page is to play. A lottery: its vendor, and a game's code or none for the lobby. Else a game or card as its address names it. */
export type PageGame = {
  vendor?: string | undefined
  category?: string | undefined
  gameCode?: string | undefined
  node?: string | undefined
  /** Of a lottery: a mode in place of the lobby's own, if the brand has it. */
  prizeMode?: string | undefined
  lottery: boolean
}

/** A game page: the game to play, and the page's own address, which shows when the player has left it. */
type Stay = { asked: PageGame; path: string }

const { wanted: startWanted, begun, cancelled, started, failed } = createStarts('lobby')

// What may happen
export const pageGameWanted = createEvent<PageGame>()
/** The game is started again, or a failed start is retried. */
export const pageGameReloaded = createEvent()
const arrived = createEvent<Stay>()

// What we know
const $stay = createStore<Stay | null>(null)
const $request = createStore<LaunchRequest | null>(null)
const $start = createStore<GameStart | null>(null)
const $failure = createStore<Failure | null>(null)
export const $pageGame = combine({
  stay: $stay,
  start: $start,
  failure: $failure,
  role: $role,
  unread: $memberFailure,
  favourites: $favourites,
  known: $gamesKnown,
})

// How it changes. The location changes before the page renders, so the page asks at its own address
const askedHere = sample({ clock: pageGameWanted, source: $location, fn: ({ pathname }, asked): Stay => ({ asked, path: pathname }) })
sample({ clock: pageGameWanted, filter: ({ lottery }) => lottery, fn: () => undefined, target: menus.wanted })
sample({
  clock: askedHere,
  source: $stay,
  filter: (stay, { asked }) => stay === null || codesOf(stay.asked) !== codesOf(asked),
  fn: (_, stay) => stay,
  target: arrived,
})
const left = sample({
  clock: $location.updates,
  source: $stay,
  filter: (stay, { pathname }) => stay !== null && stay.path !== pathname,
  fn: () => undefined,
})
const lost = sample({ clock: $role.updates, filter: (role) => role !== 'member' && role !== 'agent', fn: () => undefined })

$stay.on(arrived, (_, stay) => stay).reset(left)
$start.reset([arrived, left, lost])
$failure.reset([arrived, left, lost])
$request.reset([arrived, left, lost])
sample({ clock: [arrived, left, lost], fn: () => undefined, target: cancelled })
sample({ clock: left, target: balance.refreshed })

// It starts once, when it is known who is here and, for a lottery, which games there are
const ready = sample({
  clock: [arrived, $role.updates, $catalog.updates],
  source: { stay: $stay, request: $request, role: $role, catalog: $catalog, prizeMode: $prizeMode, modes: $brandModes },
  filter: ({ stay, request, role, catalog }) =>
    stay !== null && request === null && (role === 'member' || role === 'agent') && (!stay.asked.lottery || catalog.status !== 'loading'),
  // the filter has checked it
  fn: ({ stay, catalog, prizeMode, modes }) =>
    requestOf((stay as Stay).asked, catalog.status === 'ready' ? catalog.value : null, prizeMode, modes),
})
const due = sample({ clock: ready, filter: (request): request is LaunchRequest => request !== null })
$request.on(due, (_, request) => request)
sample({ clock: due, target: startWanted })
sample({ clock: pageGameReloaded, source: $request, filter: (request) => request !== null, target: startWanted })
sample({ clock: pageGameReloaded, source: $memberFailure, filter: (unread) => unread !== null, fn: () => undefined, target: memberWanted })

$start
  .on(
    sample({
      clock: begun,
      source: $gamesKnown,
      fn: (known, { target }): GameStart => ({ ...detailsOf(known, target), target, url: '', state: 'starting' }),
    }),
    (_, start) => start,
  )
  .on(started, (start, { url, place }) => start && { ...start, url, state: place === 'frame' ? 'ready' : place })
  .on(failed, () => null)
$failure
  .on(begun, () => null)
  .on(failed, (_, { failure, message }): Failure => failure ?? { kind: 'refused', code: 'LAUNCH_ADDRESS', status: 200, message })

/** What a page shows: a guest is asked to log in, and a trial account sees that it needs a real one. */
export function pageGameOf(
  { stay, start, failure, role, unread, favourites, known }: ReturnType<typeof $pageGame.getState>,
  asked: PageGame,
): SourceState<GameStart> {
  if (role === null) return unread ? failedWith(unread) : loading
  if (role === 'guest') return { status: 'needs-login' }
  const target = targetOf(asked, null)
  if (!target) return empty
  if (role === 'trial') return readyOf(forMembers(known, target))
  if (stay === null || codesOf(stay.asked) !== codesOf(asked)) return loading
  if (failure) return failedWith(failure)
  return start
    ? readyOf(withFavourite(named(start, known), start.target.nodeId === undefined ? undefined : favourites.has(start.target.nodeId)))
    : loading
}
/** After a reload the game's name comes with the recent games, which the start asks for. */
const named = memo((start: GameStart, known: ReturnType<typeof $gamesKnown.getState>): GameStart => {
  const { name, vendorName, picture } = detailsOf(known, start.target)
  return name === start.name && vendorName === start.vendorName ? start : { ...start, name, vendorName, picture }
})
const failedWith = memo((failure: Failure): SourceState<never> => ({ status: 'failed', failure }))
const forMembers = memo((known: ReturnType<typeof $gamesKnown.getState>, vendorAndGame: LaunchTarget): GameStart => ({
  ...detailsOf(known, vendorAndGame),
  target: vendorAndGame,
  url: '',
  state: 'members',
}))
export const withFavourite = memo((start: GameStart, favourite: boolean | undefined): GameStart =>
  favourite === undefined ? start : { ...start, favourite },
)

function requestOf(asked: PageGame, catalog: Catalog | null, own: string, modes: readonly (string | undefined)[]): LaunchRequest | null {
  const target = targetOf(asked, catalog)
  if (!target) return null
  if (!asked.lottery) return { target, call: 'game' }
  const named = modes.includes(asked.prizeMode) ? asked.prizeMode : undefined // it stands in an address
  const prizeMode = target.vendor === 'TCG_SEA' ? 'SEA' : (named ?? own)
  return {
    target,
    call: 'lobby',
    lottery: { prizeMode, view: asked.gameCode === undefined ? 'LOBBY' : 'GAME' },
  }
}

function targetOf({ vendor, category, gameCode, node, lottery }: PageGame, catalog: Catalog | null): LaunchTarget | null {
  if (vendor === undefined) return null
  if (lottery) return lotteryOf(vendor, gameCode, catalog)
  if (category === undefined || (gameCode === undefined && node === undefined)) return null
  return { vendor, category, ...(node === undefined ? { gameCode: gameCode ?? '' } : { nodeId: node }) }
}

/** Both LOTT and ELOTT are played at /lottery: the one that has the game. A lobby is started by its vendor's first card. */
function lotteryOf(vendor: string, gameCode: string | undefined, catalog: Catalog | null): LaunchTarget {
  const cards = [...(catalog?.cards.values() ?? [])].flat()
  const own = cards.find(
    (card) => card.gameCode === gameCode && (card.vassalage === vendor || (vendor === 'LOTT' && card.vassalage === 'ELOTT')),
  )
  const first = cards.find((card) => card.vassalage === vendor)
  const card = gameCode === undefined ? first : own
  const code = gameCode ?? first?.gameCode
  return {
    vendor: own?.vassalage ?? vendor,
    category: card?.gameType ?? 'LOTT',
    ...(code === undefined ? {} : { gameCode: code }),
    ...(card?.displayName ? { name: card.displayName } : {}),
  }
}

function codesOf({ vendor, category, gameCode, node, prizeMode }: PageGame): string {
  return [vendor, category, gameCode, node, prizeMode].join('\n')
}
