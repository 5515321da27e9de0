import { processDividend } from '../../../src/runtime/gateway/endpoints/agents/process-dividend.ts'
import { mock } from '../../mock.ts'
import { dividendsOf, processPayout } from '../../state/agent-records.ts'

export const handler = mock(
  processDividend,
  ({ params: { recordId }, session, state }) => (session ? processPayout(state, session, dividendsOf(state, session), recordId) : null),
  { feature: 'CONTRACT3' },
)
