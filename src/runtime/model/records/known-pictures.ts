import { combine } from 'effector'

import type { GatewayGame } from '../../../schemas/gateway/games.ts'
import type { Picture } from '../../../schemas/nouns/picture.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import { games } from '../games/category-games.ts'
import { hotGames, recentGames } from '../games/games.ts'
import type { ResourceKnown } from '../requests/resource.ts'
import { $cdn } from '../context/site.ts'

/** The name of a game among all vendors, as records have it. */
function pictureKey(vassalage: string | undefined, name: string | undefined): string {
  return `${vassalage ?? ''}/${name ?? ''}`
}

/** Pictures of the games that this tab has heard of: a bet has the name of its game alone, and most bets are of games played lately. */
export const $knownPictures = combine(recentGames.known, hotGames.known, games.known, $cdn, (recent, hot, lists, cdn) => {
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

/** A bet with the picture of its game, where that is known. */
export function withPicture(row: RecordRow, known: ReadonlyMap<string, Picture>): RecordRow {
  const picture = known.get(pictureKey(row.values['vassalage'], row.values['gameName']))
  return picture ? { ...row, picture: [...picture] } : row
}

function valuesOf<Value>({ entries }: ResourceKnown<Value>): Value[] {
  return Object.values(entries).flatMap((entry) => (entry.status === 'ready' ? [entry.value] : []))
}
