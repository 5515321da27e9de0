import { listDownlines } from '../../../src/runtime/gateway/endpoints/agents/list-downlines.ts'
import { mock, refuse } from '../../mock.ts'
import { downlinesOf } from '../../state/downlines.ts'
import { page } from '../../state/reply.ts'
import { downlineOf, downlineReply } from '../../state/team.ts'

/** Directly below the agent, or below `parent`; a search without one goes through the whole team. */
export const handler = mock(
  listDownlines,
  ({ params: { pageNo, pageSize, account = '', parent }, session, state }) => {
    if (!session) return null
    const team = downlinesOf(state, session)
    const top = parent === undefined ? session.account : downlineOf(state, session, parent)?.account
    if (top === undefined) return refuse('DOWNLINE_NOT_FOUND', 'This account is not in your team')
    const sought = account.toLowerCase()
    const found = team.filter((one) =>
      sought === '' ? one.parent === top : one.account.toLowerCase().includes(sought) && (parent === undefined || one.parent === top),
    )
    const { items, totalPages, totalCount } = page(found, pageNo, pageSize)
    return { content: items.map((one) => downlineReply(state, team, one)), pageNum: pageNo, totalPages, totalCount }
  },
  { feature: 'AGENTPOLICY3' },
)
