import { listProfits } from '../../../src/runtime/gateway/endpoints/records/list-profits.ts'
import { mock, refuse } from '../../mock.ts'
import { inRange, isRange, profitsOf, recordPage } from '../../state/records.ts'

export const handler = mock(listProfits, ({ params, session, state }) => {
  if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  const days = profitsOf(state, session)
  const total: Record<string, number> = {}
  for (const { cents } of inRange(days, params)) for (const [name, value] of Object.entries(cents)) total[name] = (total[name] ?? 0) + value
  return recordPage(days, params, total)
})
