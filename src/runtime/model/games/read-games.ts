import type { GameVendorCard, GatewayGame } from '../../../schemas/gateway/games.ts'
import type { Game, GamePage } from '../../../schemas/nouns/game.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import type { Studios } from '../categories/categories.ts'
import { maintenanceOf } from '../categories/maintenance.ts'
import { atLeastOne } from '../requests/states.ts'

/** What a game is drawn with besides its own row. `favourites` are nodeIds. */
export type Appearance = { cdn: Cdn; studios: Studios; favourites: ReadonlySet<string> }

export function gameOf(raw: GatewayGame, { cdn, studios, favourites }: Appearance): Game {
  const { nodeId, gameType, gameCode, hot, maintenance } = raw
  const vendor = raw.vassalage ?? raw.vendor ?? ''
  const name = raw.displayName ?? raw.gameName ?? raw.nodeName ?? gameCode ?? nodeId
  return {
    key: nodeId,
    name,
    vendor,
    vendorName: studios.names.get(`${gameType}/${vendor}`) ?? studios.names.get(vendor) ?? vendor,
    category: gameType,
    picture: cdn.images(raw.showIcon ?? raw.iconUrl),
    target: { vendor, category: gameType, nodeId, name, ...(gameCode ? { gameCode } : {}) },
    favourite: favourites.has(nodeId),
    ...(hot === undefined ? {} : { hot }),
    ...(raw.new === undefined ? {} : { fresh: raw.new }),
    ...maintenanceOf(maintenance, vendor, studios.down),
  }
}

/** A vendor's card as a game of its own: what lottery vendors have. It has no nodeId, so it is no favourite. */
export function gameOfCard(card: GameVendorCard, { cdn, studios }: Appearance): Game {
  const { vassalage, gameType, gameCode, maintenance } = card
  const name = card.displayName ?? gameCode ?? vassalage
  return {
    key: `${vassalage}/${gameCode ?? ''}`,
    name,
    vendor: vassalage,
    vendorName: studios.names.get(vassalage) ?? vassalage,
    category: gameType,
    picture: cdn.images(card.showIcon),
    target: { vendor: vassalage, category: gameType, name, ...(gameCode ? { gameCode } : {}) },
    ...maintenanceOf(maintenance, vassalage, studios.down),
  }
}

/** Each game once, at its first position. */
export function once<Item extends { nodeId: string }>(items: readonly Item[], but: ReadonlySet<string> = new Set()): Item[] {
  const seen = new Set(but)
  return items.filter(({ nodeId }) => !seen.has(nodeId) && seen.add(nodeId))
}

/** How much of a list a document asks for: so many pages of a size, or the first few with a peek at the next. */
export type Cut = { page: number; size: number; limit: number | undefined }
const peeked = 3

export function cutOf({ page, limit, pageSize }: { page?: unknown; limit?: unknown; pageSize?: unknown }, size: number): Cut {
  const few = limit === undefined ? undefined : atLeastOne(limit, size)
  return { page: few === undefined ? atLeastOne(page, 1) : 1, size: atLeastOne(pageSize, size), limit: few }
}

/** A page of a list that is here as a whole. */
export function pageOf(games: readonly Game[], { page, size, limit }: Cut): GamePage {
  if (limit !== undefined)
    return {
      games: games.slice(0, limit),
      page: 1,
      pages: 1,
      pageSize: limit,
      total: games.length,
      peek: games.slice(limit, limit + peeked),
    }
  const pages = Math.max(1, Math.ceil(games.length / size))
  const shown = Math.min(page, pages)
  return { games: games.slice((shown - 1) * size, shown * size), page: shown, pages, pageSize: size, total: games.length, peek: [] }
}

/** The first few of a page that the gateway gave. */
export function fewOf(games: readonly Game[], limit: number, total: number | undefined): GamePage {
  return {
    games: games.slice(0, limit),
    page: 1,
    pages: 1,
    pageSize: limit,
    peek: games.slice(limit, limit + peeked),
    ...(total === undefined ? {} : { total }),
  }
}
