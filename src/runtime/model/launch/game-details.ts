import { combine } from 'effector'

import type { GatewayGame } from '../../../schemas/gateway/games.ts'
import type { LaunchTarget } from '../../../schemas/launch-target.ts'
import type { Picture } from '../../../schemas/nouns/picture.ts'
import { $catalog, noStudios } from '../categories/categories.ts'
import { games } from '../games/category-games.ts'
import { favouriteGames } from '../games/favourites.ts'
import { hotGames, recentGames } from '../games/games.ts'
import { gameOf } from '../games/read-games.ts'
import { $cdn } from '../context/site.ts'
import type { SourceState } from '../../contract/source.ts'

/** Everything that is known of games; what was touched was drawn, so it is in here. */
export const $gamesKnown = combine({
  games: games.known,
  hot: hotGames.known,
  recent: recentGames.known,
  favourites: favouriteGames.known,
  catalog: $catalog,
  cdn: $cdn,
})
type GamesKnown = ReturnType<typeof $gamesKnown.getState>

/** Name and picture of a game or a vendor, as far as a loaded list contains them. */
export function detailsOf(
  known: GamesKnown,
  { vendor, category, nodeId, name }: LaunchTarget,
): { name: string; vendorName: string; picture: Picture } {
  const studios = known.catalog.status === 'ready' ? known.catalog.value.studios : noStudios
  const { names } = studios
  const vendorName = names.get(`${category}/${vendor}`) ?? names.get(vendor) ?? vendor
  const raw = nodeId === undefined ? undefined : findGame(known, nodeId)
  if (raw) {
    const game = gameOf(raw, { cdn: known.cdn, studios, favourites: new Set() })
    return { name: name ?? game.name, vendorName: game.vendorName, picture: game.picture }
  }
  const card =
    known.catalog.status === 'ready'
      ? known.catalog.value.categories.flatMap(({ vendors }) => vendors).find((each) => each.code === vendor)
      : undefined
  return { name: name ?? vendorName, vendorName, picture: nodeId === undefined ? (card?.picture ?? []) : [] }
}

function findGame({ games: { entries }, hot, recent, favourites }: GamesKnown, nodeId: string): GatewayGame | undefined {
  const lists = [
    ...valuesOf(hot.entries).map(({ list }) => list),
    ...valuesOf(recent.entries).map(({ list }) => list),
    ...valuesOf(favourites.entries).map(({ content }) => content),
    ...valuesOf(entries).map(({ games: list }) => list),
  ]
  for (const list of lists) {
    const found = list.find((game) => game.nodeId === nodeId)
    if (found) return found
  }
  return undefined
}

function valuesOf<Value>(entries: Readonly<Record<string, SourceState<Value>>>): Value[] {
  return Object.values(entries).flatMap((state) => (state.status === 'ready' ? [state.value] : []))
}
