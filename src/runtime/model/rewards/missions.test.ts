import { expect, test } from 'vitest'

import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { LeaderRow, Mission } from '../../../schemas/gateway/rewards.ts'
import { claimMission } from '../../gateway/endpoints/rewards/claim-mission.ts'
import { listMissionLeaders } from '../../gateway/endpoints/rewards/list-mission-leaders.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { $toasts } from '../toasts/toasts.ts'
import { missionsRanking as ranking, recordsMissions as missions } from './sources.ts'

const aMission = (missionId: string, state: string): Mission => ({
  missionId,
  state,
  name: `Name of ${missionId}`,
  description: undefined,
  progress: 3,
  target: 5,
  reward: '2.5',
  periodType: 'Daily',
})
const aRow = (rank: number, more: Partial<LeaderRow> = {}): LeaderRow => ({
  rank,
  customerName: `Number ${rank}`,
  score: 10,
  prize: undefined,
  me: undefined,
  ...more,
})

test('missions have progress, reward and what was claimed since; the same one comes once', async () => {
  const gateway = openGateway(0)
    .answer(readMissions, {
      missions: [aMission('a', 'CLAIM'), aMission('b', 'JOINED'), aMission('a', 'CLAIM')],
      claimableCount: 1,
      points: 7,
    })
    .answer(claimMission, { state: '', amount: undefined })
  const { want, read, send, scope } = await aPortal({ as: 0, gateway })
  await want(missions)
  const held = gateway.hold(readMissions)
  void send({ kind: 'act', action: 'claim-mission', records: ['a'] })
  await expect.poll(() => held.waiting()).toBe(1) // the list is asked again after the claim

  expect(read(missions)).toMatchObject({
    status: 'ready',
    refreshing: true,
    value: {
      rows: [
        { key: 'a', values: { name: 'Name of a', progress: '3', target: '5', reward: '2.5', periodType: 'Daily', state: 'CLAIMED' } },
        { key: 'b', values: { name: 'Name of b', state: 'JOINED' } },
      ],
      totals: { claimableCount: '1', points: '7' },
      currency: '$',
    },
  })
  expect(scope.getState($toasts).map(({ message }) => message)).toEqual([{ text: 't:claim.done', values: { title: 'Name of a' } }])
})

test('a ranking stands by rank without rows that have none, and each period is asked for once', async () => {
  const gateway = openGateway(0).answer(listMissionLeaders, { list: [aRow(2), aRow(0), aRow(1, { prize: '$5', me: true })] })
  const { want, read } = await aPortal({ as: 0, gateway })
  for (const args of [{}, { period: 'Weekly' }, { period: 'Weekly' }, { period: '' }]) await want(ranking, args)

  expect(read(ranking, { period: 'Weekly' })).toEqual({
    status: 'ready',
    value: {
      leaders: [
        { rank: 1, name: 'Number 1', score: 10, prize: '$5', me: true },
        { rank: 2, name: 'Number 2', score: 10 },
      ],
      period: 'Weekly',
    },
  })
  expect(gateway.calls.filter(({ name }) => name === 'listMissionLeaders').map(({ params }) => params)).toEqual([
    {},
    { periodType: 'Weekly' },
  ])
})

test('without missions there are none, and a period without anybody keeps the choice', async () => {
  const gateway = openGateway(0)
    .answer(readMissions, { missions: [], claimableCount: 0, points: undefined })
    .answer(listMissionLeaders, { list: [] })
  const { want, read } = await aPortal({ as: 0, gateway })
  await want(missions)
  for (const args of [{}, { period: 'Weekly' }]) await want(ranking, args)

  expect([read(missions).status, read(ranking).status, read(ranking, { period: 'Weekly' }).status]).toEqual(['empty', 'empty', 'ready'])
})
