import { expect, test } from 'vitest'

import { claimManualRebate } from '../src/runtime/gateway/endpoints/rewards/claim-manual-rebate.ts'
import { claimMission } from '../src/runtime/gateway/endpoints/rewards/claim-mission.ts'
import { claimReward } from '../src/runtime/gateway/endpoints/rewards/claim-reward.ts'
import { claimVipBonus } from '../src/runtime/gateway/endpoints/rewards/claim-vip-bonus.ts'
import { listBonuses } from '../src/runtime/gateway/endpoints/records/list-bonuses.ts'
import { listMissionLeaders } from '../src/runtime/gateway/endpoints/rewards/list-mission-leaders.ts'
import { listRewards } from '../src/runtime/gateway/endpoints/rewards/list-rewards.ts'
import { readManualRebate } from '../src/runtime/gateway/endpoints/rewards/read-manual-rebate.ts'
import { readMember } from '../src/runtime/gateway/endpoints/member/read-member.ts'
import { readMissions } from '../src/runtime/gateway/endpoints/rewards/read-missions.ts'
import { readReferral } from '../src/runtime/gateway/endpoints/rewards/read-referral.ts'
import { readVip } from '../src/runtime/gateway/endpoints/rewards/read-vip.ts'
import { aMockApi } from './mock-api.testing.ts'

const [member, vip] = ['mock-member', 'mock-vip']
const firstPage = { pageNo: 1, pageSize: 10 }

test('a claim pays once: the balance has it, the list says so, a second claim is a conflict', async () => {
  const { valueOf, refusalOf } = aMockApi()
  const { balance: before } = await valueOf(readMember, undefined, member)
  expect(await valueOf(claimReward, { id: 'member-reward-2' }, member)).toEqual({ state: 'CLAIMED', amount: '8.88' })

  expect(await refusalOf(claimReward, { id: 'member-reward-2' }, member)).toEqual(['STATE_CONFLICT'])
  expect(await refusalOf(claimReward, { id: 'none' }, member)).toEqual(['RECORD_NOT_FOUND'])
  expect((await valueOf(readMember, undefined, member)).balance).toBeCloseTo(before + 8.88, 6)
  const { content, summary } = await valueOf(listRewards, { ...firstPage, state: 'CLAIMED' }, member)
  expect([content.some(({ id }: { id: string }) => id === 'member-reward-2'), summary]).toEqual([true, { claimable: '2' }])
})

test('missions that are done are claimed, and counted', async () => {
  const { valueOf, refusalOf } = aMockApi()
  expect((await valueOf(readMissions, undefined, member)).claimableCount).toBe(2)
  expect(await valueOf(claimMission, { missionId: 'mission-3' }, member)).toEqual({ state: 'CLAIMED', amount: '12' })
  expect(await refusalOf(claimMission, { missionId: 'mission-2' }, member)).toEqual(['STATE_CONFLICT'])
  expect((await valueOf(readMissions, undefined, member)).claimableCount).toBe(1)
})

test('rebates are claimed one by one or all together, none of them twice', async () => {
  const { valueOf, refusalOf } = aMockApi()
  expect((await valueOf(readManualRebate, undefined, member)).total).toBe('57.84')
  expect(await valueOf(claimManualRebate, { ids: ['rebate-2'] }, member)).toEqual({ amount: '10.8' })
  expect(await refusalOf(claimManualRebate, { ids: ['rebate-1', 'rebate-2'] }, member)).toEqual(['STATE_CONFLICT'])
  expect(await refusalOf(claimManualRebate, { ids: ['none'] }, member)).toEqual(['RECORD_NOT_FOUND'])
  expect(await valueOf(claimManualRebate, { ids: [] }, member)).toEqual({ amount: '47.04' })
  expect(await refusalOf(claimManualRebate, { ids: [] }, member)).toEqual(['STATE_CONFLICT'])
  expect((await valueOf(readManualRebate, undefined, member)).total).toBe('0')
})

test('the bonus of a level is claimed from that level on, once', async () => {
  const { valueOf, refusalOf } = aMockApi()
  expect(await valueOf(claimVipBonus, { vipRankLevel: 4 }, vip)).toEqual({ state: 'CLAIMED', amount: '188' })
  for (const vipRankLevel of [4, 1, 5, 99]) expect(await refusalOf(claimVipBonus, { vipRankLevel }, vip)).toEqual(['STATE_CONFLICT'])
  expect(await refusalOf(claimVipBonus, { vipRankLevel: 1 }, member)).toEqual(['STATE_CONFLICT'])
  const { levels } = await valueOf(readVip, undefined, vip)
  expect(levels.map(({ state }: { state: string }) => state)).toEqual([
    '',
    'CLAIMED',
    'CLAIMED',
    'CLAIM',
    'CLAIMED',
    'COMING_SOON',
    'COMING_SOON',
  ])
})

test('the invitation earns what its records say, and the ranking contains the player', async () => {
  const { valueOf } = aMockApi()
  const all = await valueOf(readReferral, { pageNo: 1, pageSize: 999 }, member)
  const paid = all.records.content.filter(({ reward }: { reward: string }) => reward === '10').length
  expect({ invited: all.invitedCount, earned: all.totalReward }).toEqual({ invited: all.records.totalCount, earned: String(paid * 10) })

  const { list } = await valueOf(listMissionLeaders, { periodType: 'Weekly' }, member)
  expect(list.filter(({ me }: { me?: boolean }) => me)).toMatchObject([{ rank: 8, customerName: 'maya_lin' }])
})

test('a trial account gets none of it', async () => {
  const { refusalOf } = aMockApi()
  const trial = 'mock-trial'
  expect([
    await refusalOf(listRewards, firstPage, trial),
    await refusalOf(readVip, undefined, trial),
    await refusalOf(claimReward, { id: 'trial-reward-1' }, trial),
  ]).toEqual([['TRIAL_NOT_ALLOWED'], ['TRIAL_NOT_ALLOWED'], ['TRIAL_NOT_ALLOWED']])
})

test('a reward that was claimed is a bonus record', async () => {
  const { valueOf } = aMockApi()
  await valueOf(claimReward, { id: 'member-reward-1' }, member)
  const range = { startTime: '2026-01-14T00:00:00+08:00', endTime: '2026-01-16T23:59:59+08:00', pageNo: 1, pageSize: 1, type: 'CASH_BACK' }
  expect((await valueOf(listBonuses, range, member)).content).toMatchObject([
    { name: 'Weekly cash back', amount: '42.8', status: 'CREDITED' },
  ])
})
