import { rejectContract } from '../../../src/runtime/gateway/endpoints/agents/reject-contract.ts'
import { mock } from '../../mock.ts'
import { answerContract } from '../../state/contracts.ts'

export const handler = mock(
  rejectContract,
  ({ params: { contractId }, session, state }) => (session ? answerContract(state, session, contractId, 'reject') : null),
  { feature: 'CONTRACT3' },
)
