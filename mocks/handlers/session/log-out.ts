import { logOut } from '../../../src/runtime/gateway/endpoints/session/log-out.ts'
import { mock } from '../../mock.ts'
import { closeSession } from '../../state/accounts.ts'

/** The first personas' tokens are fixed and go on working. */
export const handler = mock(logOut, ({ token, state }) => {
  if (token !== undefined) closeSession(state, token)
  return true as const
})
