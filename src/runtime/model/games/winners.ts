import { combine } from 'effector'

import type { GatewayWinner } from '../../../schemas/gateway/games.ts'
import type { Winner } from '../../../schemas/nouns/winner.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listWinners } from '../../gateway/endpoints/announcements/list-winners.ts'
import { callOf } from '../requests/call.ts'
import { $brand } from '../context/documents.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $cdn, $currency } from '../context/site.ts'

type Board = { list: { vo: GatewayWinner }[] }

// What we know: who won lately, asked once a language
export const winners = createResource<void, Board>({ name: 'winners', ask: callOf(listWinners), keyOf: () => 'all' })
export const $winners = combine({
  known: winners.known,
  cdn: $cdn,
  currency: $currency,
  most: $brand.map(({ constants }) => constants.winnerLimit),
})

/** The highest amounts first; equal ones in the gateway's order. */
export const ranked = memo(({ list }: Board, limit: number, currency: string, cdn: Cdn): Winner[] =>
  list
    .map(({ vo }) => vo)
    .sort((a, b) => b.winAmount - a.winAmount)
    .slice(0, limit)
    .map((winner, index) => winnerOf(winner, index + 1, currency, cdn)),
)

function winnerOf(
  { customerName, winAmount, nodeId, vassalage, gameType, gameName, showIcon }: GatewayWinner,
  rank: number,
  currency: string,
  cdn: Cdn,
): Winner {
  const startable = vassalage && gameType && nodeId // without all three a click has nothing to start
  return {
    rank,
    name: customerName,
    amount: winAmount,
    currency,
    picture: cdn.images(showIcon),
    ...(gameName ? { game: gameName } : {}),
    ...(startable ? { target: { vendor: vassalage, category: gameType, nodeId, ...(gameName ? { name: gameName } : {}) } } : {}),
  }
}
