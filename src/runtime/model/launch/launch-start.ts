import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import type { LaunchValue } from '../../../schemas/gateway/launch.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { Failure } from '../../../schemas/failure.ts'
import { launchForPlatform } from '../../gateway/endpoints/games/launch-for-platform.ts'
import { launchGame } from '../../gateway/endpoints/games/launch-game.ts'
import { launchLobby } from '../../gateway/endpoints/games/launch-lobby.ts'
import { endpointFx, failureOf } from '../requests/call.ts'
import { $brand } from '../context/documents.ts'
import { $device } from '../context/environment.ts'
import { plainWordingOf } from '../requests/refusal-words.ts'
import { recentGames } from '../games/games.ts'
import { textOf, withBase } from '../../platform/history.ts'
import { $platform } from '../lifecycle.ts'
import { $cdn, $permission } from '../context/site.ts'
import { launchAddress } from './launch-address.ts'
import type { LaunchCall } from './launch-decision.ts'

/** Something to be started, and by which call. A lottery's lobby adds more. */
export type LaunchRequest = { target: LaunchTarget; call: LaunchCall; lottery?: { prizeMode: string; view: 'LOBBY' | 'GAME' } }
/** `blocked`: it wants a window of its own, which the browser did not open. `window`: it has one. */
export type Started = { request: LaunchRequest; url: string; place: 'frame' | 'window' | 'blocked' }
export type StartFailure = { request: LaunchRequest; message: string; failure?: Failure }

/** Two requests for the same game within this time are one: a double click. */
const doubleClickMs = 1_000
/** A start that takes longer than this shows a message. */
const quietMs = 300

const gameFx = endpointFx(launchGame)
const elsewhereFx = endpointFx(launchForPlatform)
const lobbyFx = endpointFx(launchLobby)

/** The platform that a phone starts games for, where the brand's constant "phoneLaunchPlatform" names one; null: as everywhere. */
const $phonePlatform = combine($device, $brand, (device, { constants: { phoneLaunchPlatform: name } }) =>
  device === 'phone' && name && name !== 'html5-desktop' ? name : null,
)

/**
 * Starts games into one place: the popup, or a page. The address is asked anew for every start, because it is good for one, and it is
 * kept nowhere. Of two pending starts the later one counts. `back`: where a game leads when it is left: where the player is, or the
 * lobby, because a game that fills a page would draw that page in itself.
 */
export function createStarts(back: 'here' | 'lobby') {
  // What may happen
  const wanted = createEvent<LaunchRequest>()
  /** The pending start is no longer wanted. */
  const cancelled = createEvent()
  /** A start takes long enough for a message. */
  const slowed = createEvent<LaunchRequest>()
  const started = createEvent<Started>()
  const failed = createEvent<StartFailure>()

  // What we know
  const $running = createStore<LaunchRequest | null>(null)
  const $last = createStore<{ key: string; at: number } | null>(null) // ms since 1970
  const $now = combine({ running: $running, last: $last, platform: $platform })

  // How it changes
  const startFx = attach({
    source: { platform: $platform, phone: $phonePlatform },
    effect: ({ platform: { address, clock, history }, phone }, request: LaunchRequest) => {
      const tell = scopeBind(slowed, { safe: true })
      const stop = clock.after(quietMs, () => tell(request))
      // the page under the popup: the address bar may have the game's own
      const backUrl = new URL(withBase(back === 'here' ? textOf(history.read()) : '/'), address.href()).href
      const asked =
        request.call === 'lobby'
          ? lobbyFx(lobbyRequest(request, backUrl))
          : phone === null
            ? gameFx(gameRequest(request, backUrl))
            : elsewhereFx({ ...gameRequest(request, backUrl), platform: phone })
      return asked.finally(stop)
    },
  })
  const due = sample({
    clock: wanted,
    source: $now,
    filter: ({ running, last, platform }, request) => {
      if (running && keyOf(running) === keyOf(request)) return false
      return last === null || last.key !== keyOf(request) || platform.clock.now() - last.at >= doubleClickMs
    },
    fn: ({ platform }, request) => ({ request, at: platform.clock.now() }),
  })
  $running.on(due, (_, { request }) => request).reset(cancelled)
  $last.on(due, (_, { request, at }) => ({ key: keyOf(request), at })).reset([failed, cancelled])
  sample({ clock: due, fn: ({ request }) => request, target: startFx })

  const openFx = attach({
    source: { cdn: $cdn, platform: $platform, permission: $permission, brand: $brand },
    effect: (
      { cdn, platform, permission, brand },
      { request, value }: { request: LaunchRequest; value: LaunchValue },
    ): Started | StartFailure => {
      const origins = [...(permission?.gameLaunchCdn ?? []), ...(brand.launchOrigins ?? [])]
      const address = launchAddress(value.launchUrl, { cdn, origins, here: platform.address.href() })
      if ('refused' in address) return { request, message: address.refused }
      const place = value.openMode !== 'WINDOW' ? 'frame' : platform.windows.open(address.url) ? 'window' : 'blocked'
      return { request, url: address.url, place }
    },
  })
  const answered = sample({
    clock: startFx.done,
    source: $running,
    filter: (running, { params }) => running === params,
    fn: (_, { params, result }) => ({ request: params, value: result }),
  })
  sample({ clock: answered, target: openFx })
  sample({ clock: openFx.doneData, filter: (result): result is Started => 'url' in result, target: started })
  sample({ clock: openFx.doneData, filter: (result): result is StartFailure => 'message' in result, target: failed })
  sample({
    clock: startFx.fail,
    source: $running,
    filter: (running, { params }) => running === params,
    fn: (_, { params, error }): StartFailure => ({ request: params, message: plainWordingOf(failureOf(error)), failure: failureOf(error) }),
    target: failed,
  })
  $running.reset([started, failed])
  sample({ clock: started, fn: () => undefined, target: recentGames.refreshed })

  const told = sample({ clock: slowed, source: $running, filter: (running, request) => running === request, fn: (_, request) => request })
  const begun = due.map(({ request }) => request)
  return { wanted, begun, cancelled, slowed: told, started, failed }
}

/** The same game, room and call. */
function keyOf({ target: { vendor, category, nodeId, gameCode, roomId }, call, lottery }: LaunchRequest): string {
  return [call, category, vendor, nodeId, gameCode, roomId, lottery?.view, lottery?.prizeMode].join('\n')
}

function gameRequest({ target: { vendor, category, nodeId, gameCode } }: LaunchRequest, backUrl: string) {
  const what = nodeId !== undefined ? { nodeId } : gameCode !== undefined ? { gameCode } : {}
  return { vassalage: vendor, gameType: category, backUrl, ...what }
}

function lobbyRequest({ target: { vendor, gameCode = vendor, roomId }, lottery }: LaunchRequest, backUrl: string) {
  if (!lottery) return { gameCode, vassalage: vendor, backUrl, ...(roomId === undefined ? {} : { roomId }) }
  return { gameCode, vassalage: vendor, backUrl, lottoArea: 'VN' as const, launchMode: 'LOTT' as const, ...lottery, device: 'WEB' as const }
}
