import { setLimit } from '../../src/runtime/gateway/endpoints/set-limit.ts'
import { mock, refuse } from '../mock.ts'
import { changeLimit, limitKinds, limitPeriods, protectionOf, protectionReply } from '../world/protection.ts'

export const handler = mock(setLimit, ({ params: { kind, period, amount }, session, world }) => {
  const field = !limitKinds.includes(kind) ? 'kind' : !limitPeriods.includes(period) ? 'period' : amount < 0 ? 'amount' : undefined
  if (field || !session) return refuse('PARAM_INVALID', 'There is no such limit', { field })
  const record = protectionOf(world, session)
  changeLimit(world, record, kind, period, amount)
  return protectionReply(record)
})
