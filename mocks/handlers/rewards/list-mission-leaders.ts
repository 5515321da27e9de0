import { listMissionLeaders } from '../../../src/runtime/gateway/endpoints/rewards/list-mission-leaders.ts'
import { mock } from '../../mock.ts'
import { decimalOf, leadersOf } from '../../state/rewards.ts'

export const handler = mock(
  listMissionLeaders,
  ({ params: { periodType }, session, state }) =>
    session
      ? {
          list: leadersOf(state, session, periodType).map(({ prizeCents, me, ...row }) => ({
            ...row,
            ...(prizeCents > 0 && { prize: `$${decimalOf(prizeCents)}` }),
            ...(me && { me }),
          })),
        }
      : null,
  { feature: 'MISSION3' },
)
