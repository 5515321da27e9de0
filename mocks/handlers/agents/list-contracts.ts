import { listContracts } from '../../../src/runtime/gateway/endpoints/agents/list-contracts.ts'
import { mock } from '../../mock.ts'
import { contractsOf, seenBy } from '../../state/contracts.ts'

export const handler = mock(
  listContracts,
  ({ params: { pageNo, pageSize, ...asked }, session, state }) => {
    if (!session) return null
    const filters = ['direction', 'contractType', 'status'] as const
    const found = contractsOf(state, session)
      .map((one) => seenBy(one, session))
      .filter((one) => filters.every((filter) => asked[filter] === undefined || one[filter] === asked[filter]))
    const from = (pageNo - 1) * pageSize
    return {
      content: found.slice(from, from + pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(found.length / pageSize),
      totalCount: found.length,
    }
  },
  { feature: 'CONTRACT3' },
)
