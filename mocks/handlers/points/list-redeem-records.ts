import { listRedeemRecords } from '../../../src/runtime/gateway/endpoints/points/list-redeem-records.ts'
import { mock, refuse } from '../../mock.ts'
import { pointsOf } from '../../state/points.ts'
import { isRange, recordPage } from '../../state/records.ts'

export const handler = mock(
  listRedeemRecords,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    const wanted = pointsOf(state, session).redeems.filter(({ record }) => params.status === undefined || record.status === params.status)
    return recordPage(wanted, params)
  },
  { feature: 'POINTMALL3' },
)
