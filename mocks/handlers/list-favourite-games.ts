import { listFavouriteGames } from '../../src/runtime/gateway/endpoints/list-favourite-games.ts'
import { mock } from '../mock.ts'
import { gameReply, page } from '../world/reply.ts'

/** Games that have left the site are not listed. */
export const handler = mock(listFavouriteGames, ({ params: { pageNo }, session, world }) => {
  const games = (world.favourites.get(session?.account ?? '') ?? []).flatMap((id) => world.gameById.get(id) ?? [])
  const { items, totalPages, totalCount } = page(games, pageNo, 999)
  return { content: items.map(gameReply), pageNum: pageNo, totalPages, totalCount }
})
