import { removeFavourite } from '../../src/runtime/gateway/endpoints/remove-favourite.ts'
import { mock } from '../mock.ts'

/** Removing what is not there is no failure. */
export const handler = mock(removeFavourite, ({ params: { nodeId }, session, world }) => {
  const account = session?.account ?? ''
  world.favourites.set(
    account,
    (world.favourites.get(account) ?? []).filter((id) => id !== nodeId),
  )
  return true as const
})
