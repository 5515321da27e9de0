import { removeFavourite } from '../../../src/runtime/gateway/endpoints/games/remove-favourite.ts'
import { mock } from '../../mock.ts'

/** Removing a missing favourite is not a failure. */
export const handler = mock(removeFavourite, ({ params: { nodeId }, session, state }) => {
  const account = session?.account ?? ''
  state.favourites.set(
    account,
    (state.favourites.get(account) ?? []).filter((id) => id !== nodeId),
  )
  return true as const
})
