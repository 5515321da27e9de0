import type { LeaderRows, ManualRebate, MissionSummary, Referral } from '../../../schemas/gateway/rewards.ts'
import type { RecordRow } from '../../../schemas/nouns/record.ts'
import type { ClaimProgress } from '../../../schemas/nouns/rewards.ts'
import { defineSource } from '../../contract/source.ts'
import { listMissionLeaders } from '../../gateway/endpoints/rewards/list-mission-leaders.ts'
import { readManualRebate } from '../../gateway/endpoints/rewards/read-manual-rebate.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { readReferral } from '../../gateway/endpoints/rewards/read-referral.ts'
import { createRecordSource } from '../records/records.ts'
import { wholePage, mapState, readyOf } from '../requests/states.ts'
import { callOf } from '../requests/call.ts'
import { absent, empty, stateOf } from '../requests/resource.ts'
import { claimedRow } from './claims.ts'
import * as contracts from './contracts.ts'
import { $claimableMissions, $claimedMissions, askOfRanking, keyOfPeriod, missionKey, missions, ranking, rankingOf } from './missions.ts'
import { $rebateClaim, rebateKey, rebates } from './rebates.ts'
import { $referral, askOf as askOfReferral, keyOfAsk as keyOfReferralAsk, referral as referralPages, referralOf } from './referral.ts'
import {
  $claimableRewards,
  $claimedRewards,
  askRewards,
  keyOfAsk as keyOfRewardAsk,
  rewardCount,
  rewardPageOf,
  rewards,
} from './rewards.ts'
import type { RewardAsk } from './rewards.ts'
import { $vip, vip, vipKey, vipStatusOf } from './vip.ts'

export const badgesMissions = defineSource(contracts.badgesMissions, {
  from: $claimableMissions,
  select: (count) => readyOf(count),
  wanted: missions.wanted.prepend(() => undefined),
})

export const badgesRewards = defineSource(contracts.badgesRewards, {
  from: $claimableRewards,
  select: (count) => readyOf(count),
  wanted: rewardCount.wanted.prepend(() => undefined),
})

export const missionsRanking = defineSource(contracts.missionsRanking, {
  from: ranking.known,
  select: (known, args) => {
    const period = keyOfPeriod(askOfRanking(args))
    const found = mapState(stateOf(known, period), (value) => rankingOf(value, period))
    return found.status === 'ready' && found.value.leaders.length === 0 && period === '' && !found.refreshing ? empty : found
  },
  wanted: ranking.wanted.prepend(askOfRanking),
  retried: ranking.retried.prepend(askOfRanking),
})

const askLeaders = callOf(listMissionLeaders)
type AskedLeaders = Readonly<Record<string, string | number>>

export const recordsLeaderboard = createRecordSource(contracts.recordsLeaderboard, {
  ask: async (asked: AskedLeaders) => leaderPageOf(await askLeaders(periodOf(asked))),
  key: 'place', // several players may have one rank
  isWhole: true,
  shared: {
    resource: ranking,
    paramsOf: (asked) => ({ ...periodOf(asked), record: contracts.recordsLeaderboard.name }),
    keyOf: keyOfPeriod,
    pageOf: leaderPageOf,
  },
})

function periodOf({ periodType }: AskedLeaders): { periodType?: string } {
  return periodType === undefined ? {} : { periodType: String(periodType) }
}

/** By rank; rows without one are left out. */
function leaderPageOf({ list }: LeaderRows) {
  const ranked = list.filter(({ rank }) => rank >= 1).toSorted((one, other) => one.rank - other.rank)
  return wholePage(ranked.map(({ me, ...row }, index) => ({ place: index + 1, ...row, ...(me && { me: 'true' }) })))
}

const askMissions = callOf(readMissions)

export const recordsMissions = createRecordSource(contracts.recordsMissions, {
  ask: async () => missionPageOf(await askMissions()),
  key: 'missionId',
  isWhole: true,
  shared: { resource: missions, paramsOf: () => undefined, keyOf: () => missionKey, pageOf: missionPageOf },
  marks: { known: $claimedMissions, of: claimedRow },
  fresh: true, // the progress changes by playing
})

function missionPageOf({ missions: list, claimableCount, points }: MissionSummary) {
  return wholePage(list, {
    claimableCount: String(Math.max(0, claimableCount)),
    ...(points !== undefined && { points: String(points) }),
  })
}

const askRebates = callOf(readManualRebate)

export const recordsRebates = createRecordSource(contracts.recordsRebates, {
  ask: async () => rebatePageOf(await askRebates()),
  key: 'id',
  sums: ['validBet', 'amount'],
  isWhole: true,
  shared: { resource: rebates, paramsOf: () => undefined, keyOf: () => rebateKey, pageOf: rebatePageOf },
  // One claim at a time, because two of them might claim the same rebate: while one is under way no row can be claimed
  marks: {
    known: $rebateClaim,
    of: (row: RecordRow, claim: ClaimProgress | null): RecordRow => (claim && row.values['state'] === 'CLAIM' ? { ...row, claim } : row),
  },
  fresh: true, // bets change them
})

function rebatePageOf({ list, total }: ManualRebate) {
  return wholePage(list, { total })
}

const askReferral = callOf(readReferral)
const noReferrals = { content: [], totalPages: 1 }

export const recordsReferrals = createRecordSource(contracts.recordsReferrals, {
  ask: async (page: Page) => referralPageOf(await askReferral(page), page) ?? noReferrals,
  key: 'place',
  sums: ['reward'],
  shared: {
    resource: referralPages,
    paramsOf: (asked) => ({ ...asked, record: contracts.recordsReferrals.name }),
    keyOf: keyOfReferralAsk,
    pageOf: referralPageOf,
  },
})

type Page = { pageNo: number; pageSize: number }

/** Who has registered, numbered because the gateway gives no ids. */
function referralPageOf({ enabled, records, invitedCount, totalReward }: Referral, { pageNo, pageSize }: Page) {
  if (!enabled) return null
  const before = (pageNo - 1) * pageSize
  return {
    ...records,
    content: records.content.map((record, index) => ({ place: before + index + 1, ...record })),
    summary: { invitedCount: String(Math.max(0, invitedCount)), totalReward },
  }
}

export const recordsRewards = createRecordSource(contracts.recordsRewards, {
  ask: async (asked: RewardAsk) => rewardPageOf(await askRewards(asked), asked),
  key: 'id',
  shared: {
    resource: rewards,
    paramsOf: (asked) => ({ ...asked, record: contracts.recordsRewards.name }),
    keyOf: keyOfRewardAsk,
    pageOf: rewardPageOf,
  },
  marks: { known: $claimedRewards, of: claimedRow },
  isEmpty: ({ rows, filters }) => rows.length === 0 && filters?.['state'] === undefined,
  fresh: true, // rewards come and end
  time: null, // its one time says until when a reward can be claimed
})

export const referral = defineSource(contracts.referral, {
  from: $referral,
  select: ({ known, currency }, args) => {
    const ask = askOfReferral(args)
    const state = stateOf(known, keyOfReferralAsk(ask))
    if (state.status === 'ready' && !state.value.enabled) return absent
    return mapState(state, (value) => referralOf(value, currency, ask.pageNo))
  },
  wanted: referralPages.wanted.prepend(askOfReferral),
  retried: referralPages.retried.prepend(askOfReferral),
})

export const vipStatus = defineSource(contracts.vipStatus, {
  from: $vip,
  select: ({ known, progress, outcomes, currency, cdn }) => {
    const found = mapState(stateOf(known, vipKey), (value) => vipStatusOf(value, progress, outcomes, currency, cdn))
    return found.status === 'ready' && found.value.levels.length === 0 && !found.refreshing ? empty : found
  },
  wanted: vip.refreshed.prepend(() => undefined), // bets change the progress: it is requested each time
  retried: vip.retried.prepend(() => undefined),
})
