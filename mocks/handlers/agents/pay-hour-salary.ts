import { payHourSalary } from '../../../src/runtime/gateway/endpoints/agents/pay-hour-salary.ts'
import { mock } from '../../mock.ts'
import { hourSalariesOf, processPayout } from '../../state/agent-records.ts'

export const handler = mock(
  payHourSalary,
  ({ params: { recordId }, session, state }) => (session ? processPayout(state, session, hourSalariesOf(state, session), recordId) : null),
  { feature: 'AGENTPOLICY3' },
)
