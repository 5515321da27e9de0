import { listRealtimeSalaries } from '../../../src/runtime/gateway/endpoints/agents/list-realtime-salaries.ts'
import { mock, refuse } from '../../mock.ts'
import { pageOfRows, realtimeSalariesOf, salariesOf } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listRealtimeSalaries,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    if (!salariesOf(state, session).realtime) return refuse('FUNCTION_DISABLED', 'This salary is switched off')
    return pageOfRows(realtimeSalariesOf(state, session), params)
  },
  { feature: 'AGENTPOLICY3' },
)
