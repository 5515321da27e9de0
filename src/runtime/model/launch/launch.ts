import { combine, createEvent, createStore, sample } from 'effector'

import type { Intent } from '../../../schemas/intents.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { GameStart } from '../../../schemas/nouns/game.ts'
import { $studiosDown } from '../categories/maintenance.ts'
import { balance } from '../wallet/balance.ts'
import { $documents, $routes, documentOf } from '../context/documents.ts'
import { isRefused, isSessionOver } from '../requests/failure.ts'
import { sentIntentOf } from '../intents.ts'
import type { SentIntent } from '../intents.ts'
import { $platform } from '../lifecycle.ts'
import { $location, navigationRequested } from '../navigation/navigation.ts'
import { loginPopup, needTrueAccount, popupClosed, popupOpened, sessionFailed } from '../navigation/popups.ts'
import { isPopupOpen } from '../navigation/open-popups.ts'
import { $memberFailure, $role } from '../context/session.ts'
import { withoutTrials } from '../navigation/real-account.ts'
import { $gamesKnown, detailsOf } from './game-details.ts'
import { decideLaunch } from './launch-decision.ts'
import type { LaunchDecision } from './launch-decision.ts'
import { createStarts } from './launch-start.ts'
import type { StartFailure, LaunchRequest } from './launch-start.ts'
import { rooms, roomsAsked } from './rooms.ts'

/** A request that came before the role was known is answered when it is known, unless it is older than this. */
const timeoutMs = 8_000

type Asked = { target: LaunchTarget; navigation: boolean }
/** `until`: the end of the studio's maintenance, by the brand's windows. */
type Decided = Asked & { decision: LaunchDecision; until: string | undefined }

// What may happen
const asked = createEvent<Asked>()
const { wanted, begun, cancelled, slowed, started, failed } = createStarts('here')
/** The game in the popup is to be started anew: its address was good for one start. */
export const gameReloaded = createEvent()
/** The player retries a failed start. */
export const launchRetried = createEvent()

// What we know
/** The game in the game popup. */
export const $game = createStore<GameStart | null>(null)
const $request = createStore<LaunchRequest | null>(null) // the game in the popup, for a retry
/** Why the last start failed: the gateway's sentence or a word. */
export const $launchFailure = createStore<{ message: string; name: string; until?: string | undefined } | null>(null)
const $open = isPopupOpen('game')
const $failed = createStore<LaunchRequest | null>(null)
const $waiting = createStore<(Asked & { at: number }) | null>(null)
const $context = combine({
  role: $role,
  failure: $memberFailure,
  location: $location,
  platform: $platform,
  documents: $documents,
  down: $studiosDown,
})

// How it changes
sample({ clock: sentIntentOf('launch'), source: $documents, fn: askedOf, target: asked })

const decided = sample({
  clock: asked,
  source: $context,
  fn: ({ role, down }, request): Decided => ({
    ...request,
    decision: decideLaunch(request.target, { role, navigation: request.navigation }),
    until: down.get(request.target.vendor),
  }),
})
$waiting.reset(decided)
$waiting.on(
  sample({
    clock: decided,
    source: $platform,
    filter: (_, { decision }) => decision.kind === 'wait',
    fn: ({ clock }, { target, navigation }) => ({ target, navigation, at: clock.now() }),
  }),
  (_, waiting) => waiting,
)
// While the account cannot be read the request waits for as long as the message about it is open
const unreadable = sample({
  clock: [$waiting, $memberFailure],
  source: { waiting: $waiting, failure: $memberFailure, platform: $platform },
  filter: ({ waiting, failure, platform }) =>
    waiting !== null && failure !== null && waiting.at !== Infinity && isRecent(waiting, platform),
  fn: () => undefined,
})
sample({ clock: unreadable, fn: () => sessionFailed, target: popupOpened })
$waiting
  .on(unreadable, (waiting) => waiting && { ...waiting, at: Infinity })
  .reset(sample({ clock: isPopupOpen(sessionFailed.popup).updates, source: $role, filter: (role, open) => role === null && !open }))
sample({
  clock: $role.updates,
  source: { waiting: $waiting, platform: $platform },
  filter: ({ waiting, platform }, role) => role !== null && waiting !== null && isRecent(waiting, platform),
  fn: ({ waiting }) => waiting as Asked, // the filter has checked it
  target: asked,
})

sample({ clock: decided, filter: ({ decision }) => decision.kind === 'login', target: loginFor(({ target }: Decided) => target) })
sample({ clock: decided, filter: ({ decision }) => decision.kind === 'need-true-account', fn: () => needTrueAccount, target: popupOpened })
sample({
  clock: decided,
  filter: ({ decision }) => decision.kind === 'go',
  fn: ({ decision }) => ({ to: decision.kind === 'go' ? decision.to : '/' }),
  target: navigationRequested,
})
sample({
  clock: decided,
  filter: ({ decision }) => decision.kind === 'list',
  fn: ({ target: { vendor, category, name } }) => ({
    popup: 'vendor-games',
    args: { vendor, category, ...(name === undefined ? {} : { name }) },
  }),
  target: popupOpened,
})
sample({ clock: decided, filter: ({ decision }) => decision.kind === 'rooms', fn: ({ target }) => target, target: roomsAsked })
sample({
  clock: decided,
  filter: ({ decision, until }) => decision.kind === 'start' && until === undefined,
  fn: ({ target, decision }): LaunchRequest => ({ target, call: decision.kind === 'start' ? decision.by : 'game' }),
  target: wanted,
})
sample({ clock: rooms.none, fn: (target): LaunchRequest => ({ target, call: 'lobby' }), target: wanted })

// The popup is there when the game is, or earlier when that takes a while
const shown = sample({
  clock: slowed,
  source: $gamesKnown,
  fn: (known, { target }): GameStart => ({ ...detailsOf(known, target), target, url: '', state: 'starting' }),
})
const placed = sample({
  clock: started,
  source: $gamesKnown,
  filter: (_, { place }) => place !== 'window',
  fn: (known, { request: { target }, url, place }): GameStart => ({
    ...detailsOf(known, target),
    target,
    url,
    state: place === 'blocked' ? 'blocked' : 'ready',
  }),
})
$game.on([shown, placed], (_, game) => game)
$request.on([slowed, started.map(({ request }) => request)], (_, request) => request)
sample({
  clock: [shown, placed],
  source: { open: $open, routes: $routes },
  filter: ({ open }) => !open,
  fn: ({ routes }, { target }) => ({ popup: 'game', address: pageOf(target, routes) }),
  target: popupOpened,
})
sample({ clock: started, filter: ({ place }) => place === 'window', fn: () => ({ popup: 'game' }), target: popupClosed })
sample({ clock: started, fn: () => ({ popup: 'rooms' }), target: popupClosed })

// Loading a game again starts it anew
sample({ clock: gameReloaded, source: $request, filter: (request) => request !== null, target: wanted })
$game.on(begun, (game) => (game?.state === 'ready' ? { ...game, url: '', state: 'starting' } : game))

// Closing the game's popup ends the game, and what it did to the balance is read
const closed = sample({ clock: $open.updates, filter: (open) => !open, fn: () => undefined })
$game.reset(closed)
$request.reset(closed)
sample({ clock: closed, target: [cancelled, balance.refreshed] })

// A failed start shows the reason
const plain = withoutTrials(failed, ({ failure }) => failure)
const wantsSession = ({ failure }: StartFailure) => failure !== undefined && isSessionOver(failure) // the login then starts the game
const roomIsFull = ({ request, failure }: StartFailure) =>
  failure !== undefined && request.target.roomId !== undefined && isRefused(failure, 'STATE_CONFLICT')
const launchFailed = sample({
  clock: plain,
  filter: (each) => !wantsSession(each) && !roomIsFull(each),
  fn: ({ request, message }) => ({ message, name: request.target.name ?? '' }),
})
const isDown = sample({
  clock: decided,
  filter: ({ decision, until }) => decision.kind === 'start' && until !== undefined,
  fn: ({ target, until }) => ({ message: 't:refusal.vendor-maintenance', name: target.name ?? '', until }),
})
sample({ clock: failed, fn: () => ({ popup: 'game' }), target: popupClosed })
sample({ clock: failed, filter: wantsSession, target: loginFor(({ request }: StartFailure) => request.target) })
sample({ clock: failed, filter: roomIsFull, fn: ({ request, message }) => ({ target: request.target, message }), target: rooms.conflicted })
$failed
  .on(failed, (_, { request }) => request)
  .on(
    decided.filterMap(({ target, decision, until }): LaunchRequest | undefined =>
      decision.kind === 'start' && until !== undefined ? { target, call: decision.by } : undefined,
    ),
    (_, request) => request,
  )
  .reset(started)
const again = sample({ clock: launchRetried, source: { failed: $failed, down: $studiosDown } })
sample({ clock: again.filterMap(({ failed, down }) => (failed && !down.has(failed.target.vendor) ? failed : undefined)), target: wanted })
sample({
  clock: again.filterMap(({ failed, down }) => (failed && down.has(failed.target.vendor) ? failed : undefined)),
  fn: ({ target }): Asked => ({ target, navigation: false }),
  target: asked,
})
sample({ clock: launchRetried, fn: () => ({ popup: 'launch-failed' }), target: popupClosed })
$launchFailure.on([launchFailed, isDown], (_, failure) => failure)
sample({ clock: [launchFailed, isDown], fn: ({ message }) => ({ popup: 'launch-failed', args: { message } }), target: popupOpened })

/**
 * The address of the page that starts the same game, where the release has one: with the game's names, never with its address or a token.
 * A PVP game has none, because its room is chosen anew.
 */
function pageOf({ vendor, category, nodeId, gameCode }: LaunchTarget, routes: Readonly<Record<string, string>>): string | undefined {
  const name = nodeId === undefined ? { gameCode } : { nodeId }
  if (category === 'PVP' || routes['/seamless'] === undefined) return undefined
  const query = Object.entries({ vassalage: vendor, gameType: category, ...name }).flatMap(([key, value]) => (value ? [[key, value]] : []))
  return `/seamless?${new URLSearchParams(query).toString()}`
}

function isRecent({ at }: { at: number }, { clock }: { clock: { now: () => number } }): boolean {
  return clock.now() - at <= timeoutMs
}

/** Where a request came from: chrome around the pages counts as navigation. */
function askedOf(documents: Parameters<typeof documentOf>[0], { intent, from }: SentIntent<Extract<Intent, { kind: 'launch' }>>): Asked {
  const page = from && documentOf(documents, `page/${from.page}`)
  return { target: intent.target, navigation: page?.kind === 'page' && page.as === 'chrome' }
}

/** The login popup, with the return address and the game to start afterwards. */
function loginFor<Given>(targetOf: (given: Given) => LaunchTarget) {
  const given = createEvent<Given>()
  sample({ clock: given, source: $location, fn: (location, each) => loginPopup(location, { launch: targetOf(each) }), target: popupOpened })
  return given
}
