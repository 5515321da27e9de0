import { createRegisterLink } from '../../../src/runtime/gateway/endpoints/agents/create-register-link.ts'
import { mock, refuse } from '../../mock.ts'
import { makeLink } from '../../state/team.ts'

export const handler = mock(
  createRegisterLink,
  ({ params, session, state }) => (session ? makeLink(state, session, params) : refuse('TOKEN_MISSING', 'Please log in')),
  { feature: 'AGENTPOLICY3' },
)
