import { combine, createStore, sample } from 'effector'

import type { Value } from '../../gateway/endpoint.ts'
import { listFavouriteGames } from '../../gateway/endpoints/games/list-favourite-games.ts'
import { listFavouriteIds } from '../../gateway/endpoints/games/list-favourite-ids.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { $member, $token } from '../context/session.ts'

// What we know: the ids, the games behind them, and what the player has switched since
export const favouriteIds = createResource<{ pageNo: number }, Value<typeof listFavouriteIds>>({
  name: 'favouriteIds',
  ask: callOf(listFavouriteIds),
  keyOf: () => 'all',
  session: 'real',
})
export const favouriteGames = createResource<{ pageNo: number }, Value<typeof listFavouriteGames>>({
  name: 'favouriteGames',
  ask: callOf(listFavouriteGames),
  keyOf: () => 'all',
  session: 'real',
})
export const $switched = createStore<Readonly<Record<string, boolean>>>({}).reset($token.updates)
export const $favourites = combine(favouriteIds.known, $switched, ({ gate, entries }, switched): ReadonlySet<string> => {
  const known = entries.all
  const ids = new Set(gate === 'open' && known?.status === 'ready' ? known.value.content.map(({ nodeId }) => nodeId) : [])
  for (const [nodeId, on] of Object.entries(switched))
    if (on) ids.add(nodeId)
    else ids.delete(nodeId)
  return ids
})

// How it changes; favourite-toggle.ts adds and removes
sample({ clock: $member.updates, filter: (member) => member !== null, fn: () => ({ pageNo: 1 }), target: favouriteIds.wanted })
