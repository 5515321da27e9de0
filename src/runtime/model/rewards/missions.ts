import { combine } from 'effector'

import type { LeaderRows, MissionSummary } from '../../../schemas/gateway/rewards.ts'
import type { MissionRanking } from '../../../schemas/nouns/rewards.ts'
import { claimMission } from '../../gateway/endpoints/rewards/claim-mission.ts'
import { listMissionLeaders } from '../../gateway/endpoints/rewards/list-mission-leaders.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { recordOf } from '../acts.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { codeOf } from '../requests/states.ts'
import { createClaims } from './claims.ts'

export const missionKey = 'all'

export type RankingArgs = { period?: string | undefined }
/** `record`: the source, where it is one of records. */
type Ask = { periodType?: string; record?: string }

// What we know: the missions, and rankings by period; never asked for a trial account
const ask = callOf(readMissions)
const listLeaders = callOf(listMissionLeaders)
export const missions = createResource<void, MissionSummary>({ name: 'missions', ask, keyOf: () => missionKey, session: 'real' })
export const ranking = createResource<Ask, LeaderRows>({
  name: 'mission-ranking',
  ask: ({ record: _, ...period }) => listLeaders(period),
  keyOf: keyOfPeriod,
  familyOf: ({ record = '' }) => record,
  session: 'real',
})
export const $claimableMissions = missions.known.map(({ entries }) => {
  const entry = entries[missionKey]
  return entry?.status === 'ready' ? Math.max(0, entry.value.claimableCount) : 0
})

// How it changes
const $titles = missions.known.map(({ entries }) => {
  const entry = entries[missionKey]
  return Object.fromEntries(entry?.status === 'ready' ? entry.value.missions.map(({ missionId, name }) => [missionId, name]) : [])
})
const { $progress, $outcomes } = createClaims({
  asked: recordOf('claim-mission').map((missionId) => ({ missionId })),
  keyOf: ({ missionId }) => missionId,
  claim: callOf(claimMission),
  isOpen: async ({ missionId }) => (await ask()).missions.some((each) => each.missionId === missionId && each.state === 'CLAIM'),
  $titles,
  changed: [missions.refreshedAll, ranking.refreshedAll],
  answered: missions.answered,
})
/** What became of missions since they were listed. */
export const $claimedMissions = combine({ progress: $progress, outcomes: $outcomes })

/** Which ranking a node asks for; without a period the gateway chooses. */
export function askOfRanking({ period }: RankingArgs): Ask {
  const periodType = codeOf(period)
  return periodType === undefined ? {} : { periodType }
}
export function keyOfPeriod({ periodType = '' }: Ask): string {
  return periodType
}

/** The ranking by rank; rows without one are left out. */
export const rankingOf = memo((value: LeaderRows, period: string): MissionRanking => ({
  leaders: value.list
    .filter(({ rank }) => rank >= 1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank, customerName, score, prize, me }) => ({
      rank,
      name: customerName,
      score,
      ...(prize !== undefined && { prize }),
      ...(me && { me }),
    })),
  period,
}))
