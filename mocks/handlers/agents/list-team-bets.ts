import { listTeamBets } from '../../../src/runtime/gateway/endpoints/agents/list-team-bets.ts'
import { mock, refuse } from '../../mock.ts'
import { pageOfRows, teamBetsOf } from '../../state/agent-records.ts'
import { isRange } from '../../state/records.ts'

export const handler = mock(
  listTeamBets,
  ({ params, session, state }) => {
    if (!session || !isRange(params)) return refuse('PARAM_INVALID', 'The range of time cannot be read or is reversed')
    const { gameCategory } = params
    return pageOfRows(
      teamBetsOf(state, session).filter(({ record }) => gameCategory === undefined || record.gameCategory === gameCategory),
      params,
    )
  },
  { feature: 'AGENTPOLICY3' },
)
