import { readProtection } from '../../../src/runtime/gateway/endpoints/protection/read-protection.ts'
import { mock } from '../../mock.ts'
import { protectionOf, protectionReply } from '../../state/protection.ts'

export const handler = mock(readProtection, ({ session, state }) =>
  session ? protectionReply(state, session, protectionOf(state, session)) : null,
)
