import { excludeMe } from '../../src/runtime/gateway/endpoints/exclude-me.ts'
import { mock, refuse } from '../mock.ts'
import { closeSessionsOf } from '../world/accounts.ts'
import { protectionOf, protectionReply } from '../world/protection.ts'
import { day } from '../world/text.ts'

/** Ends every session of the account, those of fixed tokens as well, and can only become longer. */
export const handler = mock(excludeMe, ({ params: { days }, session, world }) => {
  if (days < 1 || !session) return refuse('PARAM_INVALID', 'This is no number of days', { field: 'days' })
  const record = protectionOf(world, session)
  record.excludedUntil = Math.max(record.excludedUntil ?? 0, world.now() + days * day)
  closeSessionsOf(world, session)
  return protectionReply(record)
})
