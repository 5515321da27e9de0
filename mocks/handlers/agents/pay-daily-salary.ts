import { payDailySalary } from '../../../src/runtime/gateway/endpoints/agents/pay-daily-salary.ts'
import { mock } from '../../mock.ts'
import { dailySalariesOf, processPayout } from '../../state/agent-records.ts'

export const handler = mock(
  payDailySalary,
  ({ params: { recordId }, session, state }) => (session ? processPayout(state, session, dailySalariesOf(state, session), recordId) : null),
  { feature: 'AGENTPOLICY3' },
)
