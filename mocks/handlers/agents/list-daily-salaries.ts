import { listDailySalaries } from '../../../src/runtime/gateway/endpoints/agents/list-daily-salaries.ts'
import { mock, refuse } from '../../mock.ts'
import { dailySalariesOf, pageOfRows, salariesOf } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listDailySalaries,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    if (!salariesOf(state, session).daily) return refuse('FUNCTION_DISABLED', 'This salary is switched off')
    return pageOfRows(dailySalariesOf(state, session), params)
  },
  { feature: 'AGENTPOLICY3' },
)
