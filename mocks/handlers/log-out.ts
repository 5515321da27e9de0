import { logOut } from '../../src/runtime/gateway/endpoints/log-out.ts'
import { mock } from '../mock.ts'
import { closeSession } from '../world/accounts.ts'

/** The first personas' tokens are fixed and go on working. */
export const handler = mock(logOut, ({ token, world }) => {
  if (token !== undefined) closeSession(world, token)
  return true as const
})
