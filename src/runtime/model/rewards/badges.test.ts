import { expect, test } from 'vitest'

import { aPermission, aRelease } from '../../../../tests/support/portal/builders.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import type { Flags, Menu } from '../../../schemas/documents.ts'
import type { MenuEntry } from '../../../schemas/nouns/menu.ts'
import { claimMission } from '../../gateway/endpoints/rewards/claim-mission.ts'
import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { readMissions } from '../../gateway/endpoints/rewards/read-missions.ts'
import { readPermission } from '../../gateway/endpoints/system/read-permission.ts'
import { menu } from '../menu/sources.ts'
import { $topics } from '../topic-loading.ts'
import { topic } from './topic.ts'
import { badgesRewards as rewardBadge } from './sources.ts'

const center: Menu = {
  kind: 'menu',
  id: 'center',
  format: 1,
  items: [
    { id: 'rewards', label: 'Rewards', to: '/', badge: { source: 'badges.rewards' } },
    { id: 'more', label: 'More', items: [{ id: 'missions', label: 'Missions', to: '/', badge: { source: 'badges.missions' } }] },
  ],
}
const plain: Menu = { kind: 'menu', id: 'plain', format: 1, items: [{ id: 'rewards', label: 'Rewards', to: '/' }] }
const flags: Flags = {
  kind: 'flags',
  id: 'flags',
  format: 1,
  flags: { MISSION3: { type: 'boolean', default: true, from: 'whitelabel', owner: 'marketing', note: '' } },
}

async function aCenter(as: number | undefined, { id = 'center', missions = true } = {}) {
  const loads: string[] = []
  const gateway = openGateway(as)
    .answer(readPermission, aPermission({ info: { whitelabel: [{ code: 'MISSION3', enabled: missions }] } }))
    .answer(listRewards, { content: [], pageNum: 1, totalPages: 0, totalCount: 9, summary: { claimable: '3' } })
    .answer(readMissions, { missions: [], claimableCount: 2, points: undefined })
  const portal = await aPortal({
    ...(as !== undefined && { as }),
    gateway,
    release: aRelease([center, plain, flags]),
    values: [
      [
        $topics,
        [
          {
            name: 'rewards',
            starts: 'needed',
            load: async () => {
              loads.push('rewards')
              return { topic }
            },
            sources: topic.sources.map(({ name }) => name),
          },
        ],
      ],
    ],
  })
  await portal.want(menu, { id })
  const counts = () => {
    const state = portal.read(menu, { id })
    const entries = state.status === 'ready' ? (state.value as MenuEntry[]) : []
    return Object.fromEntries(entries.flatMap((entry) => [entry, ...(entry.items ?? [])]).map(({ key, badge }) => [key, badge]))
  }
  return { ...portal, gateway, loads, counts, asked: () => gateway.names().filter((name) => /Rewards|Missions/.test(name)) }
}

test('a drawn menu that shows what can be claimed loads the topic, which counts', async () => {
  const { loads, counts, asked } = await aCenter(0)

  expect(counts()).toEqual({ rewards: 3, more: undefined, missions: 2 })
  expect({ loads, asked: asked() }).toEqual({ loads: ['rewards'], asked: ['listRewards', 'readMissions'] })
})

test('a menu without such counts, a guest and a trial account load and ask nothing', async () => {
  const [other, guest, trial] = [await aCenter(0, { id: 'plain' }), await aCenter(undefined), await aCenter(4)]

  expect([other, guest, trial].map(({ loads, asked }) => [loads, asked()])).toEqual([
    [[], []],
    [[], []],
    [[], []],
  ])
  expect(trial.read(rewardBadge)).toEqual({ status: 'ready', value: 0 })
})

test('a feature that the site has off is not asked for', async () => {
  const { counts, asked } = await aCenter(0, { missions: false })

  expect({ counts: counts(), asked: asked() }).toEqual({
    counts: { rewards: 3, more: undefined, missions: undefined },
    asked: ['listRewards'],
  })
})

test('a count follows a claim', async () => {
  const { gateway, send, counts } = await aCenter(0)
  gateway
    .answer(claimMission, { state: 'CLAIMED', amount: '1' })
    .answer(readMissions, { missions: [], claimableCount: 1, points: undefined })
  await send({ kind: 'act', action: 'claim-mission', records: ['m'] })

  expect(counts()['missions']).toBe(1)
})
