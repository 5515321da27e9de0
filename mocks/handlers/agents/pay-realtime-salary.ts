import { payRealtimeSalary } from '../../../src/runtime/gateway/endpoints/agents/pay-realtime-salary.ts'
import { mock } from '../../mock.ts'
import { processPayout, realtimeSalariesOf } from '../../state/agent-records.ts'

export const handler = mock(
  payRealtimeSalary,
  ({ params: { recordId }, session, state }) =>
    session ? processPayout(state, session, realtimeSalariesOf(state, session), recordId) : null,
  { feature: 'AGENTPOLICY3' },
)
