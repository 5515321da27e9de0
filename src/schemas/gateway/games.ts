import * as z from 'zod/mini'

import { emptiable, List, maybeList, tolerantArray, tolerantRecord } from './lists.ts'
import { Paged } from './paging.ts'
import { code, id, int, maybeFlag, maybeId, maybeInt, money, text, url, words } from './scalars.ts'

/** Menus, games, rooms and matches (gateway.md, section 10). Field names are the gateway's: a vendor is a `vassalage` here. */

/** A class of a category's games; `key` "" or "ALL" is all games. */
export const GameClassify = z.object({ displayName: text, key: words, gameCount: maybeInt })
export type GameClassify = z.infer<typeof GameClassify>

/** `isGame` "VASSALAGE" opens the vendor's games; anything else, or none, starts. */
export const GameVendorCard = z.object({
  vassalage: code,
  gameType: code,
  displayName: text,
  gameCode: text,
  isGame: text,
  gameClassify: maybeList(GameClassify),
  showIcon: url,
  maintenance: maybeFlag,
})
export type GameVendorCard = z.infer<typeof GameVendorCard>

/** One category in server order. `cards` by vassalage, without a prototype; a vendor may have no card. */
export const GameCategoryEntry = z.object({
  gameCategory: code,
  vendors: tolerantArray(code),
  cards: tolerantRecord(tolerantArray(GameVendorCard, { single: 'wrapped' })),
  gameClassify: maybeList(GameClassify),
})
export type GameCategoryEntry = z.infer<typeof GameCategoryEntry>
export const GameMenus = List(GameCategoryEntry)

/** `vendor` is the same as `vassalage`: either may come. The name to show: `displayName`, `gameName`, `nodeName`, then the code. */
export const GatewayGame = z.object({
  nodeId: id,
  vendor: text,
  vassalage: text,
  gameType: code,
  gameName: text,
  nodeName: text,
  displayName: text,
  showIcon: url,
  iconUrl: url,
  gameCode: text,
  gameClassify: text,
  hot: maybeFlag,
  new: maybeFlag,
  maintenance: maybeFlag,
})
export type GatewayGame = z.infer<typeof GatewayGame>
export const Games = List(GatewayGame)
export const PagedGames = Paged(GatewayGame)

/** `totalPages` is 0 for no data. A game may occur twice, or on two pages. */
export const GameList = emptiable(z.object({ games: tolerantArray(GatewayGame), totalPages: int, pageNum: maybeInt, totalCount: maybeInt }))
export type GameList = z.infer<typeof GameList>

export const VassGameType = z.object({ vassalage: code, gameTypes: tolerantArray(code) })
export type VassGameType = z.infer<typeof VassGameType>
export const VassGameTypes = List(VassGameType)

export const FavoriteId = z.object({ nodeId: id })
export const FavoriteIds = Paged(FavoriteId)

/** What the winner board's rows are made of; the gateway does not sort them. */
export const GatewayWinner = z.object({
  customerName: words,
  winAmount: money,
  nodeId: maybeId,
  vassalage: text,
  gameType: text,
  gameName: text,
  showIcon: url,
})
export type GatewayWinner = z.infer<typeof GatewayWinner>
export const WinnerRow = z.object({ vo: GatewayWinner })
export const WinnerBoard = List(WinnerRow)
