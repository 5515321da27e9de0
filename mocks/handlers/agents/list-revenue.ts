import { listRevenue } from '../../../src/runtime/gateway/endpoints/agents/list-revenue.ts'
import { mock, refuse } from '../../mock.ts'
import { incomeOf, pageOfRows } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listRevenue,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    return pageOfRows(incomeOf(state, session), params)
  },
  { feature: 'AGENTPOLICY3' },
)
