import { listFavouriteGames } from '../../../src/runtime/gateway/endpoints/games/list-favourite-games.ts'
import { mock } from '../../mock.ts'
import { gameReply, page } from '../../state/reply.ts'

/** Games that have left the site are not listed. */
export const handler = mock(listFavouriteGames, ({ params: { pageNo }, session, state }) => {
  const games = (state.favourites.get(session?.account ?? '') ?? []).flatMap((id) => state.gameById.get(id) ?? [])
  const { items, totalPages, totalCount } = page(games, pageNo, 999)
  return { content: items.map(gameReply), pageNum: pageNo, totalPages, totalCount }
})
