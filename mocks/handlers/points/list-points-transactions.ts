import { listPointsTransactions } from '../../../src/runtime/gateway/endpoints/points/list-points-transactions.ts'
import { mock, refuse } from '../../mock.ts'
import { pointsOf } from '../../state/points.ts'
import { isRange, recordPage } from '../../state/records.ts'

export const handler = mock(
  listPointsTransactions,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    const wanted = pointsOf(state, session).changes.filter(({ record }) => params.type === undefined || record.type === params.type)
    return recordPage(wanted, params)
  },
  { feature: 'POINTMALL3' },
)
