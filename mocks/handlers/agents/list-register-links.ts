import { listRegisterLinks } from '../../../src/runtime/gateway/endpoints/agents/list-register-links.ts'
import { mock } from '../../mock.ts'
import { linksOf } from '../../state/team.ts'

export const handler = mock(listRegisterLinks, ({ session, state }) => (session ? { list: linksOf(state, session) } : null), {
  feature: 'AGENTPOLICY3',
})
