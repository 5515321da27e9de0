import { listContracts } from '../../../src/runtime/gateway/endpoints/agents/list-contracts.ts'
import { mock } from '../../mock.ts'
import { contractsOf, seenBy } from '../../state/contracts.ts'

export const handler = mock(
  listContracts,
  ({ params: { pageNo, pageSize, status }, session, state }) => {
    if (!session) return null
    const found = contractsOf(state, session).filter((one) => status === undefined || one.status === status)
    const from = (pageNo - 1) * pageSize
    return {
      content: found.slice(from, from + pageSize).map((one) => seenBy(one, session)),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    }
  },
  { feature: 'CONTRACT3' },
)
