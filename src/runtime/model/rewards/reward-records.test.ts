import { expect, test } from 'vitest'

import { settle } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { LeaderRows, ManualRebate, MissionSummary, Referral, Rewards } from '../../../schemas/gateway/rewards.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import type { Source } from '../../contract/source.ts'
import { claimManualRebate } from '../../gateway/endpoints/rewards/claim-manual-rebate.ts'
import { claimReward } from '../../gateway/endpoints/rewards/claim-reward.ts'
import { listMissionLeaders } from '../../gateway/endpoints/rewards/list-mission-leaders.ts'
import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { readManualRebate } from '../../gateway/endpoints/rewards/read-manual-rebate.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { readReferral } from '../../gateway/endpoints/rewards/read-referral.ts'
import {
  recordsLeaderboard as leaderboard,
  recordsMissions as missions,
  recordsRebates as rebates,
  recordsReferrals as referrals,
  recordsRewards as rewards,
} from './sources.ts'

async function aMember(gateway = openGateway(0)) {
  const portal = await aPortal({ as: 0, gateway })
  const calls = (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params)
  const page = (source: Source, args: object = {}) => {
    const state = portal.read(source, args)
    return state.status === 'ready' ? (state.value as RecordPage) : undefined
  }
  return { ...portal, gateway, calls, page }
}
const rewardsWith = (state: string) =>
  Rewards.parse({ content: [{ id: 1, name: 'Gift', amount: '8.50', state }], totalPages: 1, totalCount: 1, summary: { claimable: '1' } })

test('a page of rewards is asked for without days', async () => {
  const { want, calls, page } = await aMember(openGateway(0).answer(listRewards, rewardsWith('CLAIM')))
  await want(rewards, { no: '2', state: 'CLAIM', from: '2027-01-01' })
  await want(rewards, { size: 10 })

  expect(calls('listRewards')).toEqual([
    { pageNo: 2, pageSize: 20, state: 'CLAIM' },
    { pageNo: 1, pageSize: 10 },
  ])
  expect(page(rewards, { size: 10 })).toMatchObject({
    rows: [{ key: '1', values: { id: '1', name: 'Gift', amount: '8.5', state: 'CLAIM' } }],
    totals: { claimable: '1' },
    sums: { amount: '8.5' },
    zone: '+00:00',
  })
  expect(Object.keys(page(rewards, { size: 10 }) ?? {})).not.toContain('from')
})

test('after a claim the row has its new state, and the page is asked for again', async () => {
  const { want, calls, page, send, gateway } = await aMember(openGateway(0).answer(listRewards, rewardsWith('CLAIM')))
  await want(rewards)
  gateway.answer(claimReward, { state: 'CLAIMED', amount: '8.5' }).answer(listRewards, rewardsWith('ISSUED'))
  await send({ kind: 'act', action: 'claim-reward', records: ['1'], values: { record: 'records.rewards', query: '{}' } })

  expect(calls('claimReward')).toEqual([{ id: '1' }])
  expect(page(rewards)?.rows[0]?.values['state']).toBe('ISSUED')
})

test('another language asks again for the pages of each state', async () => {
  const { want, calls, send } = await aMember(openGateway(0).answer(listRewards, rewardsWith('CLAIM')))
  await want(rewards, { size: 10, no: 2 })
  await want(rewards, { size: 10, state: 'CLAIM' })
  await send({ kind: 'set-language', language: 'AR' })

  expect(calls('listRewards').slice(2)).toEqual([
    { pageNo: 2, pageSize: 10 },
    { pageNo: 1, pageSize: 10, state: 'CLAIM' },
  ])
})

test('a call that answers with all rows has one page, whatever page the address names', async () => {
  const summary = { missions: [{ missionId: 'm', name: 'One', progress: 1.5, target: 2, state: 'JOINED' }], claimableCount: -1, points: 7 }
  const { want, calls, page } = await aMember(openGateway(0).answer(readMissions, MissionSummary.parse(summary)))
  await Promise.all([want(missions, { no: 3 }), want(missions)])

  expect(calls('readMissions')).toHaveLength(1)
  const shown = page(missions, { no: 3 })
  expect(shown).toMatchObject({ page: 1, pages: 1, first: 1, count: 1, totals: { claimableCount: '0', points: '7' } })
  expect(Object.keys(shown ?? {})).not.toContain('zone')
})

test('players of one rank have rows of their own, and the period is asked for', async () => {
  const row = { rank: 2, customerName: 'a***n', score: 10 }
  const list = [row, { ...row, customerName: 'k***7', me: true }, { ...row, rank: 1 }, { ...row, rank: 0 }]
  const { want, calls, page } = await aMember(openGateway(0).answer(listMissionLeaders, LeaderRows.parse({ list })))
  await want(leaderboard, { periodType: 'Weekly' })

  expect(calls('listMissionLeaders')).toEqual([{ periodType: 'Weekly' }])
  expect(page(leaderboard, { periodType: 'Weekly' })?.rows.map(({ key, values }) => [key, values['rank'], values['me']])).toEqual([
    ['1', '1', undefined],
    ['2', '2', undefined],
    ['3', '2', 'true'],
  ])
})

test('who registered is numbered through the pages; where referral is off the record is absent', async () => {
  const records = { content: [{ account: 'a***n', reward: 2 }], totalPages: 3, totalCount: 5 }
  const answer = (enabled: boolean) => Referral.parse({ enabled, invitedCount: 5, totalReward: '10', records })
  const { want, page } = await aMember(openGateway(0).answer(readReferral, answer(true)))
  await want(referrals, { no: 3, size: 2 })
  expect(page(referrals, { no: 3, size: 2 })).toMatchObject({
    rows: [{ key: '5', values: { place: '5', account: 'a***n', reward: '2' } }],
    totals: { invitedCount: '5', totalReward: '10' },
  })

  const off = await aMember(openGateway(0).answer(readReferral, answer(false)))
  await off.want(referrals)
  expect(off.read(referrals)).toEqual({ status: 'absent' })
})

test('a rebate that is claimed keeps the others from being claimed until the gateway has answered', async () => {
  const list = [
    { id: 'a', amount: 1, state: 'CLAIM' },
    { id: 'b', amount: 2, state: 'CLAIM' },
    { id: 'c', amount: 4, state: 'CLAIMED' },
  ]
  const { want, page, send, gateway } = await aMember(openGateway(0).answer(readManualRebate, ManualRebate.parse({ list, total: 3 })))
  await want(rebates)
  expect(page(rebates)).toMatchObject({ totals: { total: '3' }, sums: { amount: '7' } })
  const held = gateway.hold(claimManualRebate)
  const sent = send({ kind: 'act', action: 'claim-rebate', records: ['a'] })
  await settle()
  expect(page(rebates)?.rows.map(({ claim }) => claim)).toEqual(['pending', 'pending', undefined])
  held.answer(0, { amount: '1' })
  await sent
  expect(page(rebates)?.rows.map(({ claim }) => claim)).toEqual([undefined, undefined, undefined])
})
