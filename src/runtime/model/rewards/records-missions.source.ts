import type { MissionSummary } from '../../../schemas/gateway/rewards.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage } from '../records/whole-page.ts'
import { callOf } from '../requests/call.ts'
import { claimedRow } from './claims.ts'
import { $claimedMissions, missionKey, missions } from './missions.ts'
import { contract } from './records-missions.contract.ts'

const ask = callOf(readMissions)

export const source = createRecordSource(contract, {
  ask: async () => pageOf(await ask()),
  key: 'missionId',
  isWhole: true,
  shared: { resource: missions, paramsOf: () => undefined, keyOf: () => missionKey, pageOf },
  marks: { known: $claimedMissions, of: claimedRow },
  fresh: true, // the progress changes by playing
})

function pageOf({ missions: list, claimableCount, points }: MissionSummary) {
  return wholePage(list, {
    claimableCount: String(Math.max(0, claimableCount)),
    ...(points !== undefined && { points: String(points) }),
  })
}
