import { listHourSalaries } from '../../../src/runtime/gateway/endpoints/agents/list-hour-salaries.ts'
import { mock, refuse } from '../../mock.ts'
import { hourSalariesOf, pageOfRows, salariesOf } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listHourSalaries,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    if (!salariesOf(state, session).hourly) return refuse('FUNCTION_DISABLED', 'This salary is switched off')
    return pageOfRows(hourSalariesOf(state, session), params)
  },
  { feature: 'AGENTPOLICY3' },
)
