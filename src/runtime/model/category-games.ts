import { attach, sample, scopeBind } from 'effector'

import type { GameList, GatewayGame } from '../../schemas/gateway/games.ts'
import { listGames } from '../gateway/endpoints/list-games.ts'
import { endpointFx } from './call.ts'
import { once } from './read-games.ts'
import { createResource } from './resource.ts'
import { $splits, listsOf } from './splits.ts'

export type ListParams = { gameType: string; pageNo: number; pageSize: number; vassalage?: string; gameClassify?: string }

const largestPage = 999 // games, as the endpoint says
const mostPages = 10 // of a list that is read whole

const listGamesFx = endpointFx(listGames)
type Ask = (params: ListParams) => Promise<GameList>

/**
 * A page of a category's games. Where the order program changes which vendors the category has, the gateway's lists are read whole and
 * cut here: to leave games out of its pages would leave pages half empty. Of several lists one that fails is left out.
 */
const pageFx = attach({
  source: $splits,
  effect: async (splits, params: ListParams): Promise<GameList> => {
    const ask: Ask = scopeBind(listGamesFx, { safe: true }) // calls that follow a pause know their portal
    const { lists, without } = listsOf(splits, params.gameType, params.vassalage)
    const [only] = lists
    if (only && lists.length === 1 && without.length === 0) return ask({ ...params, ...only })

    const answers = await Promise.allSettled(lists.map((list) => wholeOf(ask, { ...params, ...list })))
    const games = once(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))).filter(({ vassalage, vendor }) => !without.includes(vassalage ?? vendor ?? ''))
    const failures = answers.filter((answer) => answer.status === 'rejected')
    if (failures.length === answers.length) throw failures[0]?.reason
    const { pageNo, pageSize } = params
    return { games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize), totalPages: Math.ceil(games.length / pageSize), pageNum: pageNo, totalCount: games.length }
  },
})

// What we know: pages by category, vendor, class and size
const familyOf = ({ gameType, pageSize }: ListParams) => `${gameType} ${pageSize}`
export const keyOf = ({ gameType, pageNo, pageSize, vassalage = '', gameClassify = '' }: ListParams) => JSON.stringify([gameType, vassalage, gameClassify, pageSize, pageNo])
export const games = createResource<ListParams, GameList>({ name: 'games', fx: pageFx, keyOf, familyOf })

// How it changes: what a category holds is known anew when an overlay comes, or the gateway turns out to have a category of that name
sample({ clock: $splits.map((splits) => JSON.stringify(splits)).updates, fn: () => undefined, target: games.reset })

async function wholeOf(ask: Ask, params: ListParams): Promise<GatewayGame[]> {
  const first = await ask({ ...params, pageNo: 1, pageSize: largestPage })
  const list = [...first.games]
  for (let pageNo = 2; pageNo <= Math.min(first.totalPages, mostPages); pageNo++) list.push(...(await ask({ ...params, pageNo, pageSize: largestPage })).games)
  return list
}
