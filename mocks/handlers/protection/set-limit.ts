import { setLimit } from '../../../src/runtime/gateway/endpoints/protection/set-limit.ts'
import { mock, refuse } from '../../mock.ts'
import { changeLimit, limitKinds, limitPeriods, protectionOf, protectionReply } from '../../state/protection.ts'

export const handler = mock(setLimit, ({ params: { kind, period, amount }, session, state }) => {
  const field = !limitKinds.includes(kind) ? 'kind' : !limitPeriods.includes(period) ? 'period' : amount < 0 ? 'amount' : undefined
  if (field || !session) return refuse('PARAM_INVALID', 'There is no such limit', { field })
  const record = protectionOf(state, session)
  changeLimit(state, record, kind, period, amount)
  return protectionReply(state, session, record)
})
