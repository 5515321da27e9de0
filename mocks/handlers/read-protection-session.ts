import { readProtectionSession } from '../../src/runtime/gateway/endpoints/read-protection-session.ts'
import { mock } from '../mock.ts'
import { gatewayTime } from '../world/text.ts'

const lostPerGame = 12.5

/** A session by a fixed token began with the world. Every game that was started has cost the same. */
export const handler = mock(readProtectionSession, ({ session, world }) => {
  const account = session?.account ?? ''
  return {
    startedAt: gatewayTime(world.accounts.startedAt.get(account) ?? world.createdAt),
    serverTime: gatewayTime(world.now()),
    netResult: -lostPerGame * (world.plays.get(account) ?? 0),
  }
})
