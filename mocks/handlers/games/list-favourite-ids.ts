import { listFavouriteIds } from '../../../src/runtime/gateway/endpoints/games/list-favourite-ids.ts'
import { mock } from '../../mock.ts'
import { page } from '../../state/reply.ts'

export const handler = mock(listFavouriteIds, ({ params: { pageNo }, session, state }) => {
  const { items, totalPages, totalCount } = page(state.favourites.get(session?.account ?? '') ?? [], pageNo, 999)
  return { content: items.map((nodeId) => ({ nodeId })), pageNum: pageNo, totalPages, totalCount }
})
