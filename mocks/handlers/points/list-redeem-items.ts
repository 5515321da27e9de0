import { listRedeemItems } from '../../../src/runtime/gateway/endpoints/points/list-redeem-items.ts'
import { mock } from '../../mock.ts'
import { itemsOf } from '../../state/points.ts'
import { page } from '../../state/reply.ts'

export const handler = mock(
  listRedeemItems,
  ({ params: { pageNo, pageSize, type }, session, state, language }) => {
    if (!session) return null
    const wanted = itemsOf(state, session, language).filter((item) => type === undefined || item.type === type)
    const { items, totalPages, totalCount } = page(wanted, pageNo, pageSize)
    return { content: items, pageNum: pageNo, totalPages, totalCount }
  },
  { feature: 'POINTMALL3' },
)
