import { excludeMe } from '../../../src/runtime/gateway/endpoints/protection/exclude-me.ts'
import { mock, refuse } from '../../mock.ts'
import { closeSessionsOf } from '../../state/accounts.ts'
import { protectionOf, protectionReply } from '../../state/protection.ts'
import { day } from '../../state/text.ts'

/** Ends every session of the account, also those of fixed tokens; an exclusion can only become longer. */
export const handler = mock(excludeMe, ({ params: { days }, session, state }) => {
  if (days < 1 || !session) return refuse('PARAM_INVALID', 'This is no number of days', { field: 'days' })
  const record = protectionOf(state, session)
  record.excludedUntil = Math.max(record.excludedUntil ?? 0, state.now() + days * day)
  closeSessionsOf(state, session)
  return protectionReply(state, session, record)
})
