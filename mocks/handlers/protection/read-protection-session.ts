import { readProtectionSession } from '../../../src/runtime/gateway/endpoints/protection/read-protection-session.ts'
import { mock } from '../../mock.ts'
import { gatewayTime } from '../../state/text.ts'

const lostPerGame = 12.5

/** A session by a fixed token began with the mock. Every game that was started has cost the same. */
export const handler = mock(readProtectionSession, ({ session, state }) => {
  const account = session?.account ?? ''
  return {
    startedAt: gatewayTime(state.accounts.startedAt.get(account) ?? state.createdAt),
    serverTime: gatewayTime(state.now()),
    netResult: -lostPerGame * (state.plays.get(account) ?? 0),
  }
})
