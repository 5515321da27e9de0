import type { Game, Vendor } from '../../schemas/nouns.ts'

export type Group = { vendor: Vendor; games: Game[] }

/** Puts games under their vendors, in the vendors' order; at most `most` groups. Vendors without games come back in `rest`. */
export function groupByVendor(vendors: Vendor[], games: Game[], most: number): { groups: Group[]; rest: Vendor[] } {
  const byCode = new Map<string, Game[]>()
  for (const game of games) {
    const group = byCode.get(game.vendor)
    if (group) group.push(game)
    else byCode.set(game.vendor, [game])
  }
  const groups: Group[] = []
  const rest: Vendor[] = []
  for (const vendor of vendors) {
    const own = byCode.get(vendor.code)
    if (own && groups.length < most) groups.push({ vendor, games: own })
    else rest.push(vendor)
  }
  return { groups, rest }
}
