import { acceptContract } from '../../../src/runtime/gateway/endpoints/agents/accept-contract.ts'
import { mock } from '../../mock.ts'
import { answerContract } from '../../state/contracts.ts'

export const handler = mock(
  acceptContract,
  ({ params: { contractId }, session, state }) => (session ? answerContract(state, session, contractId, 'accept') : null),
  { feature: 'CONTRACT3' },
)
