import { readMissions } from '../../../src/runtime/gateway/endpoints/rewards/read-missions.ts'
import { mock } from '../../mock.ts'
import { pointsOf } from '../../state/points.ts'
import { decimalOf, rewardsOf } from '../../state/rewards.ts'
import { textIn } from '../../state/text.ts'

export const handler = mock(
  readMissions,
  ({ session, state, language }) => {
    if (!session) return null
    const { missions } = rewardsOf(state, session)
    return {
      missions: missions.map(({ name, description, cents, ...mission }) => ({
        ...mission,
        name: textIn(name, language),
        description: textIn(description, language),
        reward: decimalOf(cents),
      })),
      claimableCount: missions.filter((one) => one.state === 'CLAIM').length,
      ...(missions.length > 0 && { points: pointsOf(state, session).points }),
    }
  },
  { feature: 'MISSION3' },
)
