import { registerDownline } from '../../../src/runtime/gateway/endpoints/agents/register-downline.ts'
import { mock, refuse } from '../../mock.ts'
import { registerBelow } from '../../state/team.ts'

export const handler = mock(
  registerDownline,
  ({ params, session, state }) => (session ? registerBelow(state, session, params) : refuse('TOKEN_MISSING', 'Please log in')),
  { feature: 'AGENTPOLICY3' },
)
