import type { GatewayGame } from '../../src/schemas/gateway/games.ts'
import type { GameRecord } from './games.ts'

/** A game as the gateway sends it: half of the studios say `vendor`, the others `vassalage`. */
export function gameReply(game: GameRecord): GatewayGame {
  return {
    nodeId: game.nodeId,
    gameType: game.gameType,
    gameName: game.latin ?? game.title,
    displayName: game.title,
    gameCode: game.gameCode,
    showIcon: `/img/game/${game.nodeId}.svg`,
    ...(Number(game.nodeId.at(-1)) % 2 ? { vendor: game.vendor } : { vassalage: game.vendor }),
    ...(game.classKey && { gameClassify: game.classKey }),
    ...(game.hot && { hot: true }),
    ...(game.fresh && { new: true }),
    ...(game.maintenance && { maintenance: true }),
  }
}

/** One page of a list; `pageNo` from 1. A page past the end is empty, no data has 0 pages. */
export function page<T>(list: readonly T[], pageNo = 1, pageSize = 20): { items: T[]; totalPages: number; totalCount: number } {
  return {
    items: list.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(list.length / pageSize),
    totalCount: list.length,
  }
}
