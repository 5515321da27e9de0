import { expect, test } from 'vitest'

import { seeded } from '../../mocks/artwork/random.ts'
import { transactionPassword } from '../../mocks/state/personas.ts'
import type { Source } from '../../src/runtime/contract/source.ts'
import { createGateway } from '../../src/runtime/gateway/client.ts'
import { $deviceLocks, $deviceStorage } from '../../src/runtime/model/device-storage.ts'
import { deposit, transferUpline as upline, transferWallets as wallets, withdrawal } from '../../src/runtime/model/funds/sources.ts'
import { topic } from '../../src/runtime/model/funds/topic.ts'
import type { Intent } from '../../src/schemas/intents.ts'
import type { MoneyCall } from '../../src/schemas/nouns/money-call.ts'
import { cutLines, cuts } from '../support/portal/cut-lines.ts'
import type { Cut } from '../support/portal/cut-lines.ts'
import { aPortal } from '../support/portal/portal.ts'
import { seed } from '../support/samples/sample.ts'

/** How many lines are cut: `npm run bars -- cuts` has 10,000. */
const most = Number(process.env['CUTS'] || 40)

const password = transactionPassword
/** Amounts repeat from one request to the next: only a reference that is new tells them apart. */
const actions: { intent: Intent; source: Source; kind: string; units: number }[] = [
  { intent: { kind: 'deposit', channel: 'qr-1', amount: '101.25', values: {} }, source: deposit, kind: 'DEPOSIT', units: 1_012_500 },
  {
    intent: { kind: 'withdraw', account: 'member-bank-1', amount: '11.5', password },
    source: withdrawal,
    kind: 'WITHDRAW',
    units: 115_000,
  },
  {
    intent: { kind: 'transfer-wallets', fromWallet: 'MAIN', toWallet: 'PG', amount: '3.3' },
    source: wallets,
    kind: 'WALLETS',
    units: 33_000,
  },
  { intent: { kind: 'transfer-upline', amount: '10.01', password, remark: '' }, source: upline, kind: 'TRANSFER_OUT', units: 100_100 },
]
type Status = MoneyCall['status'] | 'loading'
const open: readonly Status[] = ['sending', 'unknown', 'loading']
const moved: readonly Status[] = ['done', 'found']
const isIdle = ({ status }: { status: () => Status }) => status() === 'idle'

test('whatever line is cut, money is moved once, nobody is told that it was not, and it is decided within ten seconds', async () => {
  const random = seeded(`cut money ${seed}`)
  const slow: string[] = []
  const decided: number[] = []
  let lines = cutLines(random, Date.parse('2027-01-10T12:00:00Z'))
  for (let turn = 0; decided.length < most; turn += 1) {
    // A mock of its own every so often: a history of thousands is slow to sort
    if (turn % 40 === 39) lines = cutLines(random, lines.now())
    const { intent, source, kind, units } = actions[turn % actions.length]!
    const entries = () => lines.mock.state().ledgers.get('member')?.entries ?? []
    const booked = () => entries().filter((entry) => entry.kind === kind && entry.amount === units && entry.time >= begun).length
    const begun = lines.now()
    let cut: Cut = 'none'
    const openTab = async () => {
      const tab = { isClosed: false }
      const fetch = lines.fetchOf(tab, ({ method }) => (method === 'POST' ? cut : 'none'))
      const platform = lines.platform()
      const gateway = createGateway({ origin: '', fetch, clock: platform.clock })
      const values: [any, unknown][] = [
        [$deviceStorage, lines.deviceOf(tab)],
        [$deviceLocks, lines.locksOf(tab)],
      ]
      let portal: Awaited<ReturnType<typeof aPortal>> | undefined
      const opening = aPortal({ gateway, platform, topics: [topic], values }).then(async (opened) => {
        await opened.want(source)
        portal = opened as never // of another gateway than the fake one
      })
      while (!portal) await lines.step()
      await opening
      const status = (): Status => {
        const state = portal!.read(source)
        return state.status === 'ready' ? (state.value as { call: MoneyCall }).call.status : 'loading' // of these nouns each has a call
      }
      return { status, press: () => void portal!.send(intent), close: () => lines.close(tab) }
    }

    let tabs = [await openTab()]
    if (random() < 0.3) tabs.push(await openTab())
    let ended: Status = 'idle'
    for (let presses = 0; !moved.includes(ended) && presses < 6; presses += 1) {
      cut = presses < 3 ? cuts[Math.floor(random() * cuts.length)]! : 'none'
      lines.running.cutAt = Number.NaN
      for (const { press } of tabs) {
        press()
        press()
      }
      if (random() < 0.2) {
        // A reload in the middle: another tab of the same device goes on
        if (random() < 0.5) await lines.step(random() * 2_000)
        for (const { close } of tabs) close()
        const wasCut = lines.running.cutAt
        tabs = [await openTab()]
        lines.running.cutAt = Number.isNaN(wasCut) ? lines.now() : wasCut
      }
      // A page that says nothing has nothing to decide: a moment after the press, because that has yet to arrive
      const isOpen = (waited: number) => tabs.some(({ status }) => open.includes(status())) || (waited < 8 && tabs.some(isIdle))
      for (let waited = 0; isOpen(waited) && waited < 160; waited += 1) await lines.step()
      const { cutAt } = lines.running
      if (!Number.isNaN(cutAt)) decided.push(Math.max(0, lines.now() - cutAt))
      if (decided.at(-1)! > 10_000) slow.push(`${cut}: ${decided.at(-1)} ms`)
      const told = tabs.map(({ status }) => status())
      // Answered before the reload, and so decided: the page has nothing to say
      if (told.every((status) => status === 'idle') && booked() > 0) {
        ended = 'done'
        break
      }
      ended = told.find((status) => moved.includes(status)) ?? told[0] ?? 'idle'
      if (!told.some((status) => moved.includes(status))) {
        // Nobody is told that nothing was moved when it was
        const isBooked = booked() > 0
        expect({ turn, cut, told, isBooked }).toEqual({ turn, cut, told, isBooked: false })
      }
    }
    expect({ turn, cut, ended, booked: booked() }).toEqual({ turn, cut, ended, booked: 1 })
    for (const { close } of tabs) close()
    lines.nextDay()
  }
  if (process.env['CUTS'] === undefined) return // how long it takes is for the bar
  console.log(`${decided.length} cuts: ${slow.length} took longer than ten seconds to be decided`, slow.slice(0, 5))
  expect(slow.length).toBeLessThanOrEqual(decided.length / 100)
}, 3_600_000)
