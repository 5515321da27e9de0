import { setRealityCheck } from '../../../src/runtime/gateway/endpoints/protection/set-reality-check.ts'
import { mock, refuse } from '../../mock.ts'
import { protectionOf, protectionReply } from '../../state/protection.ts'

export const handler = mock(setRealityCheck, ({ params: { minutes }, session, state }) => {
  if (minutes < 0 || !session) return refuse('PARAM_INVALID', 'This is no number of minutes', { field: 'minutes' })
  const record = protectionOf(state, session)
  record.realityCheckMinutes = minutes
  return protectionReply(state, session, record)
})
