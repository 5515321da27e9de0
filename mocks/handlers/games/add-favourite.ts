import { addFavourite } from '../../../src/runtime/gateway/endpoints/games/add-favourite.ts'
import { mock, refuse } from '../../mock.ts'

/** Adding a favourite again is not a failure. */
export const handler = mock(addFavourite, ({ params: { nodeId: id }, session, state }) => {
  if (!state.gameById.has(id)) return refuse('GAME_NOT_FOUND', 'This game is no longer here')
  const account = session?.account ?? ''
  const ids = state.favourites.get(account) ?? []
  if (!ids.includes(id)) state.favourites.set(account, [id, ...ids])
  return true as const
})
