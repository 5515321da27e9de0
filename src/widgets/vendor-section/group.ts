import type { Game } from '../../schemas/nouns/game.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'

export type Group = { vendor: Vendor; games: Game[] }

/** Games in a vendor's row from 1120 px up. */
export const rowLength = 6

/**
 * Puts games under their vendors, in the vendors' order; at most `most` groups, and when there are more, those that fill a row come
 * before those that leave a hole. Other vendors come back in `rest`.
 */
export function groupByVendor(vendors: Vendor[], games: Game[], most: number): { groups: Group[]; rest: Vendor[] } {
  const byCode = new Map<string, Game[]>()
  for (const game of games) {
    const group = byCode.get(game.vendor)
    if (group) group.push(game)
    else byCode.set(game.vendor, [game])
  }
  const withGames = vendors.filter(({ code }) => byCode.has(code))
  const full = withGames.filter(({ code }) => byCode.get(code)!.length >= rowLength)
  const chosen = new Set([...full, ...withGames.filter((vendor) => !full.includes(vendor))].slice(0, most))
  const groups: Group[] = []
  const rest: Vendor[] = []
  for (const vendor of vendors) {
    const own = byCode.get(vendor.code)
    if (own && chosen.has(vendor)) groups.push({ vendor, games: own })
    else rest.push(vendor)
  }
  return { groups, rest }
}
