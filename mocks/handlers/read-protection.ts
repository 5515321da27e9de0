import { readProtection } from '../../src/runtime/gateway/endpoints/read-protection.ts'
import { mock } from '../mock.ts'
import { protectionOf, protectionReply } from '../world/protection.ts'

export const handler = mock(readProtection, ({ session, world }) => (session ? protectionReply(protectionOf(world, session)) : null))
