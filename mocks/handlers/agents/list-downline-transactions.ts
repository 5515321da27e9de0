import { listDownlineTransactions } from '../../../src/runtime/gateway/endpoints/agents/list-downline-transactions.ts'
import { mock, refuse } from '../../mock.ts'
import { downlineTransactionsOf, pageOfRows } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listDownlineTransactions,
  ({ params, session, state, language }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    return pageOfRows(
      downlineTransactionsOf(state, session, language).filter(({ record }) => params.type === undefined || record.type === params.type),
      params,
    )
  },
  { feature: 'AGENTPOLICY3' },
)
