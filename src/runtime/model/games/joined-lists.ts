import type { GameList, GatewayGame } from '../../../schemas/gateway/games.ts'
import { once } from './read-games.ts'
import type { Lists } from '../categories/splits.ts'

export type ListParams = {
  gameType: string
  pageNo: number
  pageSize: number
  vassalage?: string
  gameClassify?: string
  /** Another order than the gateway's: the list is read whole. */
  sort?: GameSort
  /** A part of a list that is shown from its beginning: every part is asked again after a reset. */
  part?: true
}
export const gameSorts = ['new', 'name'] as const
export type GameSort = (typeof gameSorts)[number]
export type Ask = (params: ListParams) => Promise<GameList>

const largestPage = 999 // games, as the endpoint says
const mostPages = 10 // of a list that is read whole

/**
 * A page of several lists of the gateway, or of one without some vendors. They are read whole and cut here: to leave games out of the
 * gateway's pages would leave pages half empty. Of several lists one that fails is left out.
 */
export async function pageOfLists(ask: Ask, { lists, without }: Lists, { sort, ...params }: Omit<ListParams, 'part'>): Promise<GameList> {
  const answers = await Promise.allSettled(lists.map((list) => wholeOf(ask, { ...params, ...list })))
  const found = once(answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))).filter(
    ({ vassalage, vendor }) => !without.includes(vassalage ?? vendor ?? ''),
  )
  const games = sort ? found.toSorted(orders[sort]()) : found
  const failures = answers.filter((answer) => answer.status === 'rejected')
  if (failures.length === answers.length) throw failures[0]?.reason
  const { pageNo, pageSize } = params
  return {
    games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(games.length / pageSize),
    pageNum: pageNo,
    totalCount: games.length,
  }
}

const nameOf = ({ displayName, gameName, nodeName, nodeId }: GatewayGame) => displayName ?? gameName ?? nodeName ?? nodeId
const orders: Readonly<Record<GameSort, () => (a: GatewayGame, b: GatewayGame) => number>> = {
  new: () => (a, b) => Number(b.new === true) - Number(a.new === true), // the others stay in the gateway's order
  name() {
    const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }) // the first one takes some 5 ms
    return (a, b) => compare(nameOf(a), nameOf(b))
  },
}

async function wholeOf(ask: Ask, params: ListParams): Promise<GatewayGame[]> {
  const first = await ask({ ...params, pageNo: 1, pageSize: largestPage })
  const list = [...first.games]
  for (let pageNo = 2; pageNo <= Math.min(first.totalPages, mostPages); pageNo++)
    list.push(...(await ask({ ...params, pageNo, pageSize: largestPage })).games)
  return list
}
