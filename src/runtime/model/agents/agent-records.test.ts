import { expect, test } from 'vitest'

import { offline, refused } from '../../../../tests/support/gateway/fake-gateway.ts'
import { fakePlatform } from '../../../../tests/support/portal/fake-platform.ts'
import { aPortal, openGateway } from '../../../../tests/support/portal/portal.ts'
import { PayoutResult, SalaryRecords, TeamBets } from '../../../schemas/gateway/agent-records.ts'
import type { Intent } from '../../../schemas/intents.ts'
import type { RecordPage } from '../../../schemas/nouns/record.ts'
import { listDailySalaries } from '../../gateway/endpoints/agents/list-daily-salaries.ts'
import { listRealtimeSalaries } from '../../gateway/endpoints/agents/list-realtime-salaries.ts'
import { listTeamBets } from '../../gateway/endpoints/agents/list-team-bets.ts'
import { payDailySalary } from '../../gateway/endpoints/agents/pay-daily-salary.ts'
import { $toasts } from '../toasts/toasts.ts'
import { recordsDailySalaries as daily, recordsRealtimeSalaries as realtime, recordsTeamBets as bets } from './sources.ts'
import { topic } from './topic.ts'

const [agent, member] = [41, 0]
const now = Date.parse('2026-11-23T10:00:00Z')
const today = { startTime: '2026-11-23T00:00:00+00:00', endTime: '2026-11-23T23:59:59.999+00:00', pageNo: 1, pageSize: 20 }
const platformOf = () => fakePlatform({ storage: { token: 'tok' }, now })

test('the bets of a team are asked for with the account and the category of the address', async () => {
  const bet = { betNo: 7, account: 'anong_40', betAmount: '10.10', profit: -3, winAmount: null, betTime: '2026-11-23T10:00:00+08:00' }
  const list = TeamBets.parse({ content: [bet, { ...bet, betNo: null }], totalPages: 1, totalCount: 2, summary: { profit: '-6' } })
  const gateway = openGateway(agent).answer(listTeamBets, list)
  const portal = await aPortal({ as: agent, gateway, platform: platformOf(), topics: [topic] })
  const args = { account: 'anong_40', gameCategory: 'RNG', sort: 'account' }
  await portal.want(bets, args)

  expect(gateway.calls.filter(({ name }) => name === 'listTeamBets').map(({ params }) => params)).toEqual([
    { ...today, account: 'anong_40', gameCategory: 'RNG' },
  ])
  expect(portal.read(bets, args)).toMatchObject({
    status: 'ready',
    value: {
      rows: [{ key: '7', values: { account: 'anong_40', betAmount: '10.1', profit: '-3' } }],
      sums: { betAmount: '10.1', winAmount: '0' },
      totals: { profit: '-6' },
    } satisfies Partial<Record<keyof RecordPage, unknown>>,
  })
})

test('a member has no records of a team, and none are asked for', async () => {
  const gateway = openGateway(member).fail(listTeamBets)
  const portal = await aPortal({ as: member, gateway, platform: platformOf(), topics: [topic] })
  await portal.want(bets, {})
  expect(portal.read(bets, {})).toEqual({ status: 'absent' })
})

test('a guest is asked to log in for the records of a team, and none are asked for', async () => {
  const gateway = openGateway().fail(listTeamBets)
  const portal = await aPortal({ gateway, platform: fakePlatform({ now }), topics: [topic] })
  await portal.want(bets, {})
  expect(portal.read(bets, {})).toEqual({ status: 'needs-login' })
})

const aSalary = { recordId: 's1', account: 'lin_team', time: '2026-11-23T00:00:00+00:00', amount: '10.50', rate: 0.015, status: 'PENDING' }
const salaries = (...content: object[]) => SalaryRecords.parse({ content, totalPages: 1 })
async function aSalaryPage(source = daily, list = listDailySalaries) {
  const gateway = openGateway(agent).answer(list, salaries(aSalary, { ...aSalary, recordId: 's2', account: 'ann' }))
  const platform = platformOf()
  const portal = await aPortal({ as: agent, gateway, platform, topics: [topic] })
  await portal.want(source, { days: 1, status: '' })
  const page = () => {
    const state = portal.read(source, { days: 1, status: '' })
    return state.status === 'ready' ? (state.value as RecordPage) : undefined
  }
  const asked = (name: string) => gateway.calls.filter((call) => call.name === name).map(({ params }) => params)
  const paying = (): Intent => ({
    kind: 'act',
    action: 'pay-salary',
    records: ['s1'],
    values: { record: source.name, query: page()!.query },
  })
  const pay = () => portal.send(paying())
  const payAndWait = () => portal.sendAndWait(paying())
  const toast = () => portal.scope.getState($toasts).at(-1)?.message
  return { ...portal, gateway, platform, page, asked, pay, payAndWait, toast }
}

test('a salary is paid by one call, and its row has the new state', async () => {
  const { gateway, page, asked, pay, toast } = await aSalaryPage()
  expect(page()?.rows).toMatchObject([{ values: { rate: '0.015', due: 'pay' } }, { values: { due: 'take' } }])
  gateway
    .answer(payDailySalary, PayoutResult.parse({ status: 'ISSUED' }))
    .answer(listDailySalaries, salaries({ ...aSalary, status: 'ISSUED' }))
  await Promise.all([pay(), pay()])

  expect(asked('payDailySalary')).toEqual([{ recordId: 's1' }])
  expect(page()?.rows[0]).toMatchObject({ values: { status: 'ISSUED' } })
  expect(page()?.rows[0]?.values['due']).toBeUndefined()
  expect(toast()).toEqual({ text: 't:claim.payout-done', values: { title: 'lin_team' } })
})

test('an act that names no record is of the one that lists its key; a key that nobody lists is sent nowhere', async () => {
  const { gateway, asked, send } = await aSalaryPage()
  gateway.answer(payDailySalary, PayoutResult.parse({ status: 'ISSUED' }))
  await send({ kind: 'act', action: 'pay-salary', records: ['nobody'] })
  await send({ kind: 'act', action: 'pay-salary', records: ['s1'] })

  expect(asked('payDailySalary')).toEqual([{ recordId: 's1' }])
})

test.each([
  ['it was', 'ISSUED', 't:claim.payout-found'],
  ['it was not', 'PENDING', 't:claim.payout-not-done'],
])('after a lost answer the list says whether a salary was paid: %s', async (_, status, text) => {
  const { gateway, asked, payAndWait, toast, page } = await aSalaryPage()
  gateway.fail(payDailySalary, offline).answer(listDailySalaries, salaries({ ...aSalary, status }))
  await payAndWait()

  expect(asked('payDailySalary')).toHaveLength(1)
  expect(asked('listDailySalaries')).toContainEqual({ ...today, pageSize: 100 })
  expect(toast()).toEqual({ text, values: { title: 'lin_team' } })
  expect(page()?.rows[0]?.values['status']).toBe(status)
})

test.each(['STATE_CONFLICT', 'RECORD_NOT_FOUND'])('%s is told, and the list is read again', async (code) => {
  const { gateway, asked, pay, toast } = await aSalaryPage()
  gateway.fail(payDailySalary, refused(code))
  await pay()
  expect(toast()?.text).toBe('t:claim.conflict')
  expect(asked('listDailySalaries')).toHaveLength(2)
})

test('real-time salaries are asked for again each minute while their page is there', async () => {
  const { asked, platform, at } = await aSalaryPage(realtime, listRealtimeSalaries)
  await platform.pass(45_000)
  expect(asked('listRealtimeSalaries')).toHaveLength(1)
  await platform.pass(30_000)
  expect(asked('listRealtimeSalaries')).toHaveLength(2)
  await at('/sports', 'sports')
  await platform.pass(120_000)
  expect(asked('listRealtimeSalaries')).toHaveLength(2)
})

test('real-time salaries are asked for again after a settlement, however recently they were', async () => {
  const { asked, platform } = await aSalaryPage(realtime, listRealtimeSalaries)
  await platform.pass(4 * 60_000 + 45_000) // asked for at each minute, at last 45 s ago
  expect(asked('listRealtimeSalaries')).toHaveLength(5)
  await platform.pass(15_000)
  expect(asked('listRealtimeSalaries')).toHaveLength(6)
  await platform.pass(45_000)
  expect(asked('listRealtimeSalaries')).toHaveLength(6)
})

test('a payment whose answer is lost is not called done when the list does not have its record', async () => {
  const { gateway, asked, payAndWait, toast } = await aSalaryPage()
  gateway.fail(payDailySalary, offline).answer(listDailySalaries, salaries({ ...aSalary, recordId: 's3' }))
  await payAndWait()
  expect(asked('payDailySalary')).toHaveLength(1)
  expect(toast()).toEqual({ text: 't:claim.payout-unknown', values: { title: 'lin_team' } })
})
