import { claimMission } from '../../../src/runtime/gateway/endpoints/rewards/claim-mission.ts'
import { mock } from '../../mock.ts'
import { payMission } from '../../state/rewards.ts'

export const handler = mock(
  claimMission,
  ({ params: { missionId }, session, state }) => (session ? payMission(state, session, missionId) : null),
  { feature: 'MISSION3' },
)
