import { combine } from 'effector'

import { defineSource } from '../../contract/source.ts'
import { $favourites } from '../games/favourites.ts'
import { empty, loading } from '../requests/resource.ts'
import { codeOf, readyOf } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $game, $launchFailure, gameReloaded, launchRetried } from './launch.ts'
import { $pageGame, pageGameOf, pageGameReloaded, pageGameWanted, withFavourite } from './page-game.ts'
import type { PageGame } from './page-game.ts'
import { $rooms, roomListOf, rooms } from './rooms.ts'

export const gameCurrent = defineSource(contracts.gameCurrent, {
  from: combine({ game: $game, favourites: $favourites }),
  select: ({ game, favourites }) =>
    game ? readyOf(withFavourite(game, game.target.nodeId === undefined ? undefined : favourites.has(game.target.nodeId))) : empty,
  retried: gameReloaded.prepend(() => undefined),
})

export const gameSeamless = defineSource(contracts.gameSeamless, {
  from: $pageGame,
  select: (known, args) => pageGameOf(known, seamlessOf(args)),
  wanted: pageGameWanted.prepend(seamlessOf),
  retried: pageGameReloaded.prepend(() => undefined),
})

type SeamlessArgs = { vendor?: string | undefined; category?: string | undefined; gameCode?: string | undefined; node?: string | undefined }
function seamlessOf({ vendor, category, gameCode, node }: SeamlessArgs): PageGame {
  return { vendor: codeOf(vendor), category: codeOf(category), gameCode: codeOf(gameCode), node: codeOf(node), lottery: false }
}

export const launchFailure = defineSource(contracts.launchFailure, {
  from: $launchFailure.map((failure) => ({
    notice: failure && { key: 'launch', text: failure.message, ...(failure.until !== undefined && { until: failure.until }) },
  })),
  retried: launchRetried.prepend(() => undefined),
  select: ({ notice }) => (notice ? readyOf(notice) : empty),
})

export const lotteryLobby = defineSource(contracts.lotteryLobby, {
  from: $pageGame,
  select: (known, args) => pageGameOf(known, lotteryOf(args)),
  wanted: pageGameWanted.prepend(lotteryOf),
  retried: pageGameReloaded.prepend(() => undefined),
})

type LotteryArgs = { vendor: string; gameCode?: string | undefined; prizeMode?: string | undefined }

function lotteryOf({ vendor, gameCode, prizeMode }: LotteryArgs): PageGame {
  return { vendor, gameCode: codeOf(gameCode), prizeMode: codeOf(prizeMode), lottery: true }
}

export const roomsOfGame = defineSource(contracts.roomsOfGame, {
  from: $rooms,
  select: ({ list, target, message, busy, currency }) =>
    target === null ? empty : list ? readyOf(roomListOf(list, target, message, busy, currency)) : loading,
  retried: rooms.reloaded.prepend(() => undefined),
})
