import { listUserLosses } from '../../../src/runtime/gateway/endpoints/agents/list-user-losses.ts'
import { mock, refuse } from '../../mock.ts'
import { lossesOf, pageOfRows } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listUserLosses,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    return pageOfRows(lossesOf(state, session, params), params)
  },
  { feature: 'AGENTPOLICY3' },
)
