import { offerContract } from '../../../src/runtime/gateway/endpoints/agents/offer-contract.ts'
import { mock } from '../../mock.ts'
import { offerContractTo } from '../../state/contracts.ts'

export const handler = mock(offerContract, ({ params, session, state }) => (session ? offerContractTo(state, session, params) : null), {
  feature: 'CONTRACT3',
})
