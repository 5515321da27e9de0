import { terminateContract } from '../../../src/runtime/gateway/endpoints/agents/terminate-contract.ts'
import { mock } from '../../mock.ts'
import { answerContract } from '../../state/contracts.ts'

export const handler = mock(
  terminateContract,
  ({ params: { contractId }, session, state }) => (session ? answerContract(state, session, contractId, 'terminate') : null),
  { feature: 'CONTRACT3' },
)
