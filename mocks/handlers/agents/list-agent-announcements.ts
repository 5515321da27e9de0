import { listAgentAnnouncements } from '../../../src/runtime/gateway/endpoints/agents/list-agent-announcements.ts'
import { mock } from '../../mock.ts'
import { agentAnnouncements } from '../../state/agent-announcements.ts'
import { page } from '../../state/reply.ts'
import { day, gatewayTime, textIn } from '../../state/text.ts'

export const handler = mock(
  listAgentAnnouncements,
  ({ params: { pageNo, pageSize }, state, language }) => {
    const { scenario } = state.choice
    const shown = scenario === 'empty' ? [] : scenario === 'sparse' ? agentAnnouncements.slice(0, 1) : agentAnnouncements
    const { items, totalPages, totalCount } = page(shown, pageNo, pageSize)
    return {
      content: items.map(({ id, title, content }) => ({
        id,
        title: textIn(title, language),
        content: textIn(content, language),
        startTime: gatewayTime(state.now() - (shown.findIndex((one) => one.id === id) + 1) * day),
      })),
      pageNum: pageNo,
      totalPages,
      totalCount,
    }
  },
  { feature: 'AGENTPOLICY3' },
)
