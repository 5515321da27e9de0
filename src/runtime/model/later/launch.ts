import { attach, combine, createEvent, createStore, sample } from 'effector'

import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { GameStart } from '../../../schemas/nouns.ts'
import type { LaunchValue } from '../../../schemas/gateway/games.ts'
import type { Failure } from '../../gateway/endpoint.ts'
import { launchGame } from '../../gateway/endpoints/launch-game.ts'
import { isWebAddress } from '../../platform/windows.ts'
import { balance } from '../balance.ts'
import { endpointFx, failureOf } from '../call.ts'
import { $routes } from '../documents.ts'
import { isRefused, wordingOf } from '../failure.ts'
import { recentGames } from '../games.ts'
import { intentOf } from '../intents.ts'
import { $platform } from '../life.ts'
import { $location, navigateFx } from '../navigation.ts'
import { $popups, popupOpened } from '../popups.ts'
import { $role } from '../session.ts'
import { $cdn } from '../site.ts'

/** What a wish to start something comes to. */
type LaunchDecision = { kind: 'go'; to: string } | { kind: 'login' } | { kind: 'need-true-account' } | { kind: 'start' } | { kind: 'wait' }
type Context = { role: 'guest' | 'member' | 'trial' | 'agent' | null; routes: Readonly<Record<string, string>> }

/**
 * Lists are open to everybody; a start is for real accounts. A vendor of slots, chosen without a game, is a list as well.
 * While it is not known who is logged in, a start waits for nobody: the wish is dropped.
 */
export function decideLaunch({ vendor, category, nodeId, opens }: LaunchTarget, { role, routes }: Context): LaunchDecision {
  if (nodeId === undefined && (opens === 'list' || category === 'RNG')) return { kind: 'go', to: `${listRoute(category, routes)}?${new URLSearchParams({ vassalage: vendor }).toString()}` }
  if (role === null) return { kind: 'wait' }
  if (role === 'guest') return { kind: 'login' }
  return role === 'trial' ? { kind: 'need-true-account' } : { kind: 'start' }
}

/** The page that lists a category's games; slots classes (SC, JP …) are listed with the slots. */
function listRoute(category: string, routes: Readonly<Record<string, string>>): string {
  const own = `/${category.toLowerCase()}`
  return Object.hasOwn(routes, own) ? own : '/rng'
}

// What may happen
const launchAsked = intentOf('launch')
const launched = createEvent<{ target: LaunchTarget; value: LaunchValue }>()
const started = createEvent<GameStart>()
const launchFailed = createEvent<{ target: LaunchTarget; message: string }>()

// What we know
/** The game in the game popup. Its address is good for one start and is kept nowhere else. */
export const $game = createStore<GameStart | null>(null)
/** Why the last start failed: the gateway's sentence or a word. */
export const $launchFailure = createStore<{ message: string; name: string } | null>(null)
const $running = createStore<LaunchTarget | null>(null) // the start under way

// How it changes
const launchFx = endpointFx(launchGame)
const startFx = attach({
  source: $platform,
  effect: async ({ address }, target: LaunchTarget) => ({ target, value: await launchFx({ vassalage: target.vendor, gameType: target.category, backUrl: address.href(), ...pick(target) }) }),
})
const $context = combine({ role: $role, routes: $routes })
const decided = sample({ clock: launchAsked, source: $context, fn: (context, { target }) => ({ target, decision: decideLaunch(target, context) }) })

sample({ clock: decided, filter: ({ decision }) => decision.kind === 'go', fn: ({ decision }) => ({ to: decision.kind === 'go' ? decision.to : '/' }), target: navigateFx })
sample({ clock: decided, source: $location, filter: (_, { decision }) => decision.kind === 'login', fn: ({ pathname, search }) => ({ popup: 'login', args: { back: pathname + search } }), target: popupOpened })
sample({ clock: decided, filter: ({ decision }) => decision.kind === 'need-true-account', fn: () => ({ popup: 'need-true-account' }), target: popupOpened })
sample({
  clock: decided,
  source: $running,
  filter: (running, { decision, target }) => decision.kind === 'start' && (running === null || keyOf(running) !== keyOf(target)), // a double click is one start
  fn: (_, { target }) => target,
  target: startFx,
})
$running.on(startFx, (_, target) => target)
// Of two starts under way the later one counts
sample({ clock: startFx.doneData, source: $running, filter: (running, { target }) => running === target, fn: (_, result) => result, target: launched })
const failed = sample({ clock: startFx.fail, source: $running, filter: (running, { params }) => running === params, fn: (_, { params, error }) => ({ target: params, failure: failureOf(error) }) })
$running.reset([launched, failed])

// An address that is not http(s) after it was joined to its origin is refused
const openFx = attach({
  source: { cdn: $cdn, platform: $platform },
  effect: ({ cdn, platform }, { target, value }: { target: LaunchTarget; value: LaunchValue }): GameStart | null => {
    const joined = cdn.launch(value.launchUrl)
    const url = joined !== undefined && URL.canParse(joined, platform.address.href()) ? new URL(joined, platform.address.href()).href : ''
    if (!isWebAddress(url)) throw new Error('The address of the game is not http(s).')
    if (value.openMode === 'WINDOW' && platform.windows.open(url)) return null
    return { url, name: target.name ?? '', target }
  },
})
sample({ clock: launched, target: openFx })
sample({ clock: openFx.doneData, filter: (start) => start !== null, target: started })
sample({ clock: openFx.fail, fn: ({ params }) => ({ target: params.target, message: 't:error.contract' }), target: launchFailed })
sample({ clock: launched, fn: () => undefined, target: recentGames.refreshed })
sample({ clock: started, fn: () => ({ popup: 'game' }), target: popupOpened })
$game.on(started, (_, start) => start)

// Closing the game's popup ends the game, and what it did to the balance is read
const closed = sample({ clock: $popups.updates, source: $game, filter: (game, popups) => game !== null && !popups.some(({ popup }) => popup === 'game') })
$game.reset(closed)
sample({ clock: closed, fn: () => undefined, target: balance.refreshed })

// A start that failed says why
const wantsRealAccount = ({ failure }: { failure: Failure }) => isRefused(failure, 'TRIAL_NOT_ALLOWED')
const wantsSession = ({ failure }: { failure: Failure }) => failure.kind === 'refused' && failure.status === 401
sample({ clock: failed, filter: wantsRealAccount, fn: () => ({ popup: 'need-true-account' }), target: popupOpened })
sample({ clock: failed, source: $location, filter: (_, each) => wantsSession(each), fn: ({ pathname, search }) => ({ popup: 'login', args: { back: pathname + search } }), target: popupOpened })
sample({ clock: failed, filter: (each) => !wantsRealAccount(each) && !wantsSession(each), fn: ({ target, failure }) => ({ target, message: wordingOf(failure) }), target: launchFailed })
$launchFailure.on(launchFailed, (_, { target, message }) => ({ message, name: target.name ?? '' }))
sample({ clock: launchFailed, fn: ({ message }) => ({ popup: 'launch-failed', args: { message } }), target: popupOpened })

function pick({ nodeId, gameCode }: LaunchTarget): { nodeId: string } | { gameCode: string } | object {
  return nodeId !== undefined ? { nodeId } : gameCode !== undefined ? { gameCode } : {}
}
function keyOf({ vendor, category, nodeId, gameCode }: LaunchTarget): string {
  return [category, vendor, nodeId ?? '', gameCode ?? ''].join('\n')
}
