import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import {
  recordsDailySalaries as daily,
  recordsDividends as dividends,
  recordsHourlySalaries as hourly,
} from '../../src/runtime/model/agents/sources.ts'
import { topic } from '../../src/runtime/model/agents/topic.ts'
import { promotions } from '../../src/runtime/model/promotions/sources.ts'
import {
  recordsMissions as missions,
  recordsRebates as rebates,
  recordsRewards as rewards,
  vipStatus as vip,
} from '../../src/runtime/model/rewards/sources.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import type { RecordPage } from '../../src/schemas/nouns/record.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { hasty, lossyGateway } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'
import { deep, seed } from '../support/samples/sample.ts'

/** A player of the mock whose claims are lost at random. `paid` counts what the mock has booked. */
async function aPlayer(random: () => number) {
  const { gateway, booked } = lossyGateway(random, {
    isOnce: ({ method, url }) => method === 'POST' && /MCSFE_(?:claim|join)/.test(url),
  })
  const portal = await aPortal({ gateway, platform: { ...fakePlatform({ storage: { token: 'mock-vip' } }), clock: hasty } })
  for (const source of [rewards, missions, rebates, vip, promotions]) await portal.want(source)
  return { ...portal, paid: booked }
}
const claims: Intent[] = [
  { kind: 'act', action: 'claim-reward', records: ['vip-reward-1'] },
  { kind: 'act', action: 'claim-mission', records: ['mission-3'] },
  { kind: 'act', action: 'claim-rebate', records: [] },
  { kind: 'act', action: 'claim-vip-bonus', records: ['3'] },
  { kind: 'claim-promotion', promotion: 'p-rescue' },
  { kind: 'join-promotion', promotion: 'p-lanterns', comment: 'With my sister' },
]

/** How many rounds of all claims: `npm run bars -- money` has 100. */
const rounds = Number(process.env['MONEY'] || (deep ? 100 : 4))
const mostPresses = 40 // that many lost ones in a row do not happen

test('a claim is paid once, however often its answer is lost and however often a player presses', async () => {
  const random = seeded(`lost claims ${seed}`)
  for (let turn = 0; turn < rounds; turn += 1) {
    const { send, paid } = await aPlayer(random)
    const press = () => Promise.all(claims.flatMap((claim) => [send(claim), send(claim)]))
    for (let presses = 0; paid.length < claims.length && presses < mostPresses; presses += 1) await press()
    await press() // once more than needed

    expect(paid.toSorted()).toEqual(
      ['claimManualRebate', 'claimMission', 'claimPromotion', 'claimReward', 'claimVipBonus', 'joinPromotion'].map(
        (name) => `http://mock.test/wps/relay/MCSFE_${name}`,
      ),
    )
  }
}, 600_000)

test('a salary or a dividend is processed once, however often its answer is lost and however often an agent presses', async () => {
  const random = seeded(`lost payouts ${seed}`)
  const sources = [dividends, daily, hourly]
  for (let turn = 0; turn < rounds; turn += 1) {
    const { gateway, booked } = lossyGateway(random, { isOnce: ({ method, url }) => method === 'POST' && url.includes('SAL_') })
    const { want, read, send } = await aPortal({
      gateway,
      platform: { ...fakePlatform({ storage: { token: 'mock-agent' } }), clock: hasty },
      topics: [topic],
    })
    const open: Intent[] = []
    for (const source of sources) {
      await want(source, { days: 30 })
      const state = read(source, { days: 30 })
      const { rows, query } = (state.status === 'ready' ? state.value : {}) as Partial<RecordPage>
      const waiting = rows?.find(({ values }) => values['due'] !== undefined)
      const action = source === dividends ? 'process-dividend' : 'pay-salary'
      open.push({ kind: 'act', action, records: [waiting?.key ?? ''], values: { record: source.name, query: query ?? '' } })
    }
    const press = () => Promise.all(open.flatMap((one) => [send(one), send(one)]))
    for (let presses = 0; booked.length < open.length && presses < mostPresses; presses += 1) await press()
    await press() // once more than needed

    expect(booked.toSorted()).toEqual(
      ['SAL_dailySalary', 'SAL_dividendProcess', 'SAL_hourSalary'].map((name) => `http://mock.test/wps/relay/${name}`),
    )
  }
}, 600_000)
