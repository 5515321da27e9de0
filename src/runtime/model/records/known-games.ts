import { combine } from 'effector'

import type { GatewayGame } from '../../../schemas/gateway/games.ts'
import type { Picture } from '../../../schemas/nouns/picture.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { $catalog } from '../categories/categories.ts'
import { games } from '../games/category-games.ts'
import { hotGames, recentGames } from '../games/games.ts'
import type { ResourceKnown } from '../requests/resource.ts'
import { $cdn } from '../context/site.ts'

/** The name of a game among all vendors, as records have it. */
function pictureKey(vassalage: string | undefined, name: string | undefined): string {
  return `${vassalage ?? ''}/${name ?? ''}`
}

/** Pictures of the games that this tab has heard of: a bet has the name of its game alone, and most bets are of games played lately. */
const $knownPictures = combine(recentGames.known, hotGames.known, games.known, $cdn, (recent, hot, lists, cdn) => {
  const raw = [
    ...valuesOf(lists).flatMap((list) => list.games),
    ...[...valuesOf(hot), ...valuesOf(recent)].flatMap(({ list }: { list: GatewayGame[] }) => list),
  ]
  return new Map(
    raw.flatMap(({ vassalage, vendor, displayName, gameName, showIcon, iconUrl }): [string, Picture][] => {
      const picture = cdn.images(showIcon ?? iconUrl)
      return picture.length === 0 ? [] : [displayName, gameName].map((name) => [pictureKey(vassalage ?? vendor, name), picture])
    }),
  )
})

/** What the tab knows of games beside that: what studios are called, once the menu of games is here. */
export const $knownGames = combine($knownPictures, $catalog, (pictures, catalog) => ({
  pictures,
  names: catalog.status === 'ready' ? catalog.value.studios.names : new Map<string, string>(),
}))
type KnownGames = ReturnType<typeof $knownGames.getState>

/** A bet with the picture of its game and the name of its studio, where they are known. The gateway gives the studio's code alone. */
export function withGame(row: RecordRow, { pictures, names }: KnownGames): RecordRow {
  const { gameName, gameCategory, vassalage = '' } = row.values
  const picture = pictures.get(pictureKey(vassalage, gameName))
  const studio = names.get(`${gameCategory}/${vassalage}`) ?? names.get(vassalage)
  const named = studio === undefined ? row : { ...row, values: { ...row.values, vassalage: studio } }
  return picture ? { ...named, picture: [...picture] } : named
}

function valuesOf<Value>({ entries }: ResourceKnown<Value>): Value[] {
  return Object.values(entries).flatMap((entry) => (entry.status === 'ready' ? [entry.value] : []))
}
