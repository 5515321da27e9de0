import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import { transactionPassword } from '../../mocks/state/personas.ts'
import type { Source } from '../../src/runtime/contract/source.ts'
import { deposit, transferUpline as upline, transferWallets as wallets, withdrawal } from '../../src/runtime/model/funds/sources.ts'
import { topic } from '../../src/runtime/model/funds/topic.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import type { MoneyCall } from '../../src/schemas/nouns/money-call.ts'
import { fakePlatform } from '../support/portal/fake-platform.ts'
import { hasty, lossyGateway } from '../support/gateway/lossy-gateway.ts'
import { aPortal } from '../support/portal/portal.ts'
import { deep, seed } from '../support/samples/sample.ts'

/** How many requests that move money are lost at random: `npm run bars -- money` has 100. */
const requests = Number(process.env['MONEY'] || (deep ? 100 : 16))

const password = transactionPassword
const actions: { intent: Intent; source: Source; units: number }[] = [
  { intent: { kind: 'deposit', channel: 'qr-1', amount: '101.25', values: {} }, source: deposit, units: 1_012_500 },
  { intent: { kind: 'withdraw', account: 'member-bank-1', amount: '57.5', password }, source: withdrawal, units: 575_000 },
  { intent: { kind: 'transfer-wallets', fromWallet: 'MAIN', toWallet: 'PG', amount: '33.3' }, source: wallets, units: 333_000 },
  { intent: { kind: 'transfer-upline', amount: '20.0001', password, remark: '' }, source: upline, units: 200_001 },
]
/** A player of the mock whose requests are lost at random, the questions to the history among them. */
async function aPlayer(random: () => number) {
  const { gateway, mock, lost } = lossyGateway(random, {
    isOnce: ({ method }) => method === 'POST',
    isHistory: ({ method, url }) => method === 'GET' && /record/i.test(url),
  })
  const platform = { ...fakePlatform({ storage: { token: 'mock-member' } }), clock: hasty }
  const portal = await aPortal({ gateway, platform, topics: [topic] })
  for (const { source } of actions) await portal.want(source)
  const statusOf = (source: Source) => {
    const state = portal.read(source)
    return state.status === 'ready' ? (state.value as { call: MoneyCall }).call.status : state.status // each of these nouns has a call
  }
  const bookings = (units: number) =>
    mock
      .state()
      .ledgers.get('member')
      ?.entries.filter(({ amount, time }) => amount === units && time >= mock.state().createdAt).length
  return { ...portal, lost, statusOf, bookings }
}

const mostPresses = 60 // that many lost ones in a row do not happen

test('money is moved once, however often answers are lost and however often a player presses', { timeout: 600_000 }, async () => {
  const random = seeded(`lost money ${seed}`)
  let cut = 0
  for (let turn = 0; turn < requests / actions.length; turn += 1) {
    const { send, statusOf, bookings, lost } = await aPlayer(random)
    for (const { intent, source, units } of actions) {
      const isOver = () => ['done', 'found'].includes(statusOf(source))
      for (let presses = 0; !isOver() && presses < mostPresses; presses += 1) await Promise.all([send(intent), send(intent)])
      expect({ kind: intent.kind, over: isOver(), bookings: bookings(units) }).toEqual({ kind: intent.kind, over: true, bookings: 1 })
    }
    cut += lost.length
  }
  expect(cut).toBeGreaterThan(requests / 2) // answers were lost indeed
})
