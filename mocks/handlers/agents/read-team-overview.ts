import { readTeamOverview } from '../../../src/runtime/gateway/endpoints/agents/read-team-overview.ts'
import { mock, refuse } from '../../mock.ts'
import { teamOf } from '../../state/teams.ts'

export const handler = mock(
  readTeamOverview,
  ({ params, session, state }) => {
    const isRange = Date.parse(params.startTime) <= Date.parse(params.endTime)
    return session && isRange ? teamOf(state, session, params) : refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
  },
  { feature: 'AGENTPOLICY3' },
)
