import { listDividends } from '../../../src/runtime/gateway/endpoints/agents/list-dividends.ts'
import { mock, refuse } from '../../mock.ts'
import { dividendsOf, pageOfRows } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listDividends,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    return pageOfRows(
      dividendsOf(state, session).filter(({ record }) => params.status === undefined || record.status === params.status),
      params,
    )
  },
  { feature: 'CONTRACT3' },
)
