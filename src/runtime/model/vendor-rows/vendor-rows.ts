import { combine } from 'effector'

import type { HotMatch, NewVendors } from '../../../schemas/gateway/vendor-rows.ts'
import type { Match } from '../../../schemas/nouns/match.ts'
import type { VendorRow } from '../../../schemas/nouns/vendor.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { listHotMatches } from '../../gateway/endpoints/games/list-hot-matches.ts'
import { listNewVendors } from '../../gateway/endpoints/games/list-new-vendors.ts'
import { callOf } from '../requests/call.ts'
import { vendorOf } from '../categories/categories.ts'
import { $studiosDown } from '../categories/maintenance.ts'
import type { StudiosDown } from '../categories/maintenance.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $bingoOffered, $cdn } from '../context/site.ts'

type Matches = { list: HotMatch[] }

// What we know: rows of new vendors, and matches many bet on
export const newVendors = createResource<void, NewVendors>({ name: 'newVendors', ask: callOf(listNewVendors), keyOf: () => 'all' })
export const $newVendors = combine({ known: newVendors.known, cdn: $cdn, bingo: $bingoOffered, down: $studiosDown })
export const hotMatches = createResource<void, Matches>({ name: 'hotMatches', ask: callOf(listHotMatches), keyOf: () => 'all' })

export const vendorRowsOf = memo(
  (
    { data: { lanes } }: NewVendors,
    only: string | undefined,
    category: string | undefined,
    cdn: Cdn,
    bingo: boolean,
    down: StudiosDown,
  ): VendorRow[] =>
    lanes.flatMap(({ laneCode, displayName, vendors: all }, index) => {
      const vendors = all.filter(({ gameType }) => category === undefined || gameType === category)
      if (
        vendors.length === 0 ||
        (only !== undefined && laneCode !== only) ||
        lanes.findIndex((row) => row.laneCode === laneCode) !== index
      )
        return []
      const drawn = vendors.map((card) => ({ ...vendorOf(card.gameType, card.vassalage, [card], cdn, bingo, down), fresh: true }))
      return [
        {
          key: laneCode,
          vendors: drawn.filter(({ key }, place) => drawn.findIndex((other) => other.key === key) === place),
          ...(displayName ? { name: displayName } : {}),
        },
      ]
    }),
)

/** Matches with what a click starts: the vendor's sports lobby. */
export const matchesOf = memo(({ list }: Matches): Match[] =>
  list
    .filter(({ matchId }, index) => list.findIndex((other) => other.matchId === matchId) === index)
    .map(({ matchId, league, home, away, startTime, vassalage, gameCode, odds }) => ({
      key: matchId,
      league,
      home,
      away,
      startTime,
      odds: { ...odds },
      target: { vendor: vassalage, category: 'SPORTS', name: `${home} – ${away}`, ...(gameCode ? { gameCode } : {}) },
    })),
)
