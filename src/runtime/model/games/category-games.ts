import { attach, sample, scopeBind } from 'effector'

import type { GameList } from '../../../schemas/gateway/games.ts'
import { listGames } from '../../gateway/endpoints/games/list-games.ts'
import { endpointFx } from '../requests/call.ts'
import { pageOfLists } from './joined-lists.ts'
import type { Ask, ListParams } from './joined-lists.ts'
import { createResource } from '../requests/resource.ts'
import { $splits, listsOf } from '../categories/splits.ts'
import { modulePause } from '../../platform/yield-to-main.ts'

/** A page of a category's games, from the lists in which the gateway has them. */
const listGamesFx = endpointFx(listGames)
const pageFx = attach({
  source: $splits,
  effect: async (splits, { part: _, ...params }: ListParams): Promise<GameList> => {
    const ask: Ask = scopeBind(listGamesFx, { safe: true }) // calls that follow a pause know their portal
    const asked = listsOf(splits, params.gameType, params.vassalage)
    const [only] = asked.lists
    if (!params.sort && asked.lists.length === 1 && asked.without.length === 0) return ask({ ...params, ...only })
    return pageOfLists(ask, asked, params)
  },
})

// What we know: pages by category, vendor, class and size
export const keyOf = ({ gameType, pageNo, pageSize, vassalage = '', gameClassify = '', sort }: ListParams) =>
  JSON.stringify([gameType, vassalage, gameClassify, pageSize, pageNo, sort ?? ''])
// Parts of one list are all needed; of another vendor, class or order the last one asked for
const familyOf = ({ part, ...params }: ListParams) =>
  `${params.gameType} ${params.pageSize} ${part && !params.sort ? keyOf({ ...params }) : ''}`
export const games = createResource<ListParams, GameList>({ name: 'games', ask: pageFx, keyOf, familyOf })

// How it changes: what a category holds is known anew when an overlay comes, or the gateway turns out to have a category of that name
sample({ clock: $splits.map((splits) => JSON.stringify(splits)).updates, fn: () => undefined, target: games.reset })

await modulePause()
