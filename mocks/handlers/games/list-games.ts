import { listGames } from '../../../src/runtime/gateway/endpoints/games/list-games.ts'
import { mock } from '../../mock.ts'
import { gameReply, page } from '../../state/reply.ts'

/** `gameType` is a category, or a class of slots; `gameClassify` "" and "ALL" are all. Unknown values give an empty list. */
export const handler = mock(listGames, ({ params: { gameType, vassalage, gameClassify, pageNo, pageSize }, state }) => {
  const inType = state.games.filter(
    (game) =>
      (game.gameType === gameType || (game.classKey === gameType && gameType !== 'RNG')) && (!vassalage || game.vendor === vassalage),
  )
  const wanted = gameClassify && gameClassify !== 'ALL' ? inType.filter((game) => game.classKey === gameClassify) : inType
  const { items, totalPages, totalCount } = page(wanted, pageNo, pageSize)
  return { games: items.map(gameReply), totalPages, pageNum: pageNo, totalCount }
})
