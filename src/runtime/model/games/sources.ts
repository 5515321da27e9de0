import { createEffect, createEvent, sample, scopeBind } from 'effector'
import type { EventCallable } from 'effector'

import { defineSource } from '../../contract/source.ts'
import { menus } from '../categories/game-menus.ts'
import { stateOf } from '../requests/resource.ts'
import { atLeastOne, codeOf, mapList } from '../requests/states.ts'
import { games } from './category-games.ts'
import * as contracts from './contracts.ts'
import {
  $games,
  $hotGames,
  $localGames,
  $recentGames,
  gamesOfCategory,
  hotGames,
  pageOfList,
  pageOfLocal,
  recentGames,
  $listSizes,
  pagesAsked,
} from './games.ts'
import type { ListArgs } from './games.ts'
import type { ListParams } from './joined-lists.ts'
import { $winners, ranked, winners as winnerBoard } from './winners.ts'

// What may happen: a category's games are wanted, of one page or of all from the first on
const listWanted = eachPageOf(games.wanted)
const listRetried = eachPageOf(games.retried)

function eachPageOf(target: EventCallable<ListParams>): EventCallable<ListArgs> {
  const asked = createEvent<ListArgs>()
  const askEachFx = createEffect((pages: readonly ListParams[]) => {
    const ask = scopeBind(target, { safe: true })
    for (const page of pages) ask(page)
  })
  sample({ clock: asked, source: $listSizes, fn: (sizes, args) => pagesAsked(args, sizes), target: askEachFx })
  return asked
}

export const gamesByCategory = defineSource(contracts.gamesByCategory, {
  from: $games,
  select: gamesOfCategory,
  wanted: listWanted,
  retried: listRetried,
})

export const gamesHot = defineSource(contracts.gamesHot, {
  from: $hotGames,
  select: (known, { vendor, ...args }) => pageOfList(known, codeOf(vendor) ?? '', args, known.sizes.hot),
  wanted: hotGames.wanted.prepend(vendorOf),
  retried: hotGames.retried.prepend(vendorOf),
})

function vendorOf({ vendor }: { vendor?: string | undefined }): { vassalage?: string } {
  const code = codeOf(vendor)
  return code === undefined ? {} : { vassalage: code }
}

export const gamesLocal = defineSource(contracts.gamesLocal, {
  from: $localGames,
  select: pageOfLocal,
  wanted: menus.wanted.prepend(() => undefined),
  retried: menus.retried.prepend(() => undefined),
})

export const gamesRecent = defineSource(contracts.gamesRecent, {
  from: $recentGames,
  select: (known, args) => pageOfList(known, 'all', args),
  wanted: recentGames.wanted.prepend(() => undefined),
  retried: recentGames.retried.prepend(() => undefined),
})

export const winners = defineSource(contracts.winners, {
  from: $winners,
  select: ({ known, cdn, currency, most }, { limit }) =>
    mapList(stateOf(known, 'all'), (board) => ranked(board, Math.min(most, atLeastOne(limit, most)), currency, cdn)),
  wanted: winnerBoard.wanted.prepend(() => undefined),
  retried: winnerBoard.retried.prepend(() => undefined),
})
