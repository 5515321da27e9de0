import { beforeAll, describe, expect, test } from 'vitest'

import english from '../locales/en/status.json'
import type { Endpoint } from '../src/runtime/gateway/endpoint.ts'
import { listDailySalaries } from '../src/runtime/gateway/endpoints/agents/list-daily-salaries.ts'
import { listDividends } from '../src/runtime/gateway/endpoints/agents/list-dividends.ts'
import { listDownlineTransactions } from '../src/runtime/gateway/endpoints/agents/list-downline-transactions.ts'
import { listDownlines } from '../src/runtime/gateway/endpoints/agents/list-downlines.ts'
import { listHourSalaries } from '../src/runtime/gateway/endpoints/agents/list-hour-salaries.ts'
import { listRealtimeSalaries } from '../src/runtime/gateway/endpoints/agents/list-realtime-salaries.ts'
import { listRevenue } from '../src/runtime/gateway/endpoints/agents/list-revenue.ts'
import { listTeamBets } from '../src/runtime/gateway/endpoints/agents/list-team-bets.ts'
import { listUserLosses } from '../src/runtime/gateway/endpoints/agents/list-user-losses.ts'
import { readTeamOverview } from '../src/runtime/gateway/endpoints/agents/read-team-overview.ts'
import { convertPoints } from '../src/runtime/gateway/endpoints/points/convert-points.ts'
import { listPointsEarned } from '../src/runtime/gateway/endpoints/points/list-points-earned.ts'
import { listPointsTransactions } from '../src/runtime/gateway/endpoints/points/list-points-transactions.ts'
import { listRedeemRecords } from '../src/runtime/gateway/endpoints/points/list-redeem-records.ts'
import { readPoints } from '../src/runtime/gateway/endpoints/points/read-points.ts'
import { redeemPoints } from '../src/runtime/gateway/endpoints/points/redeem-points.ts'
import { setLimit } from '../src/runtime/gateway/endpoints/protection/set-limit.ts'
import { playRaffle } from '../src/runtime/gateway/endpoints/raffles/play-raffle.ts'
import { listBets } from '../src/runtime/gateway/endpoints/records/list-bets.ts'
import { listBonuses } from '../src/runtime/gateway/endpoints/records/list-bonuses.ts'
import { listProfits } from '../src/runtime/gateway/endpoints/records/list-profits.ts'
import { listTransactions } from '../src/runtime/gateway/endpoints/records/list-transactions.ts'
import { claimManualRebate } from '../src/runtime/gateway/endpoints/rewards/claim-manual-rebate.ts'
import { claimMission } from '../src/runtime/gateway/endpoints/rewards/claim-mission.ts'
import { claimReward } from '../src/runtime/gateway/endpoints/rewards/claim-reward.ts'
import { claimVipBonus } from '../src/runtime/gateway/endpoints/rewards/claim-vip-bonus.ts'
import { readManualRebate } from '../src/runtime/gateway/endpoints/rewards/read-manual-rebate.ts'
import { readMissions } from '../src/runtime/gateway/endpoints/rewards/read-missions.ts'
import { readVip } from '../src/runtime/gateway/endpoints/rewards/read-vip.ts'
import { listDepositRecords } from '../src/runtime/gateway/endpoints/wallets/list-deposit-records.ts'
import { listWithdrawals } from '../src/runtime/gateway/endpoints/wallets/list-withdrawals.ts'
import { listWithdrawalsToConfirm } from '../src/runtime/gateway/endpoints/wallets/list-withdrawals-to-confirm.ts'
import { makeDeposit } from '../src/runtime/gateway/endpoints/wallets/make-deposit.ts'
import { readBalance } from '../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { transferToDownline } from '../src/runtime/gateway/endpoints/wallets/transfer-to-downline.ts'
import { transferToUpline } from '../src/runtime/gateway/endpoints/wallets/transfer-to-upline.ts'
import { transferWallets } from '../src/runtime/gateway/endpoints/wallets/transfer-wallets.ts'
import { withdraw } from '../src/runtime/gateway/endpoints/wallets/withdraw.ts'
import { knownCategories } from '../src/schemas/nouns/category.ts'
import { strings } from '../src/widgets/record-table/strings.ts'
import { aMockApi, enc, requestFor, tell } from './mock-api.testing.ts'
import { limitKinds, limitPeriods } from './state/protection.ts'
import { transactionPassword, personas } from './state/personas.ts'
import { placeBets, transactionsOf } from './state/records.ts'

// No figure of the mock contradicts another one: what is said in two places is summed here from the rows of one.

type Row = Readonly<Record<string, string>>
type Sent = { content: Row[]; totalPages: number; totalCount: number; summary?: Readonly<Record<string, string>> }
type Page = { rows: Row[]; summary: Readonly<Record<string, string>> }

const whole = { startTime: '2024-01-01T00:00:00+08:00', endTime: '2026-02-01T23:59:59+08:00' }
const [member, agent] = ['mock-member', 'mock-agent']
const secret = () => enc(transactionPassword)
const failed = ['FAILED', 'REJECTED']

/** Ten-thousandths. */
const units = (text: string | undefined) => Math.round(Number(text ?? 0) * 10_000)
const sumOf = (rows: readonly Row[], field: string) => rows.reduce((sum, row) => sum + units(row[field]), 0)
const dayOf = (row: Row) => (row['time'] ?? row['betTime'] ?? '').slice(0, 10)
const by = (rows: readonly Row[], field: string, value: string) => rows.filter((row) => row[field] === value)

/** All pages of a list. */
async function read({ api }: ReturnType<typeof aMockApi>, endpoint: Endpoint<any, any, any>, token: string, params = {}): Promise<Page> {
  const rows: Row[] = []
  for (let pageNo = 1; ; pageNo++) {
    const { body } = await tell(api, requestFor(endpoint, { ...params, pageNo, pageSize: 500 }, token))
    expect(body).toMatchObject({ success: true })
    const { content, totalPages, totalCount, summary = {} } = body.value as Sent
    rows.push(...content)
    if (pageNo < totalPages) continue
    expect(rows.length).toBe(totalCount)
    return { rows, summary }
  }
}

const ofMember = {
  listBets,
  listTransactions,
  listProfits,
  listBonuses,
  listDepositRecords,
  listWithdrawals,
  listPointsTransactions,
  listRedeemRecords,
}
const ofAgent = {
  listTeamBets,
  listUserLosses,
  listRevenue,
  listDownlineTransactions,
  listDividends,
  listDailySalaries,
  listHourSalaries,
  listRealtimeSalaries,
}
const ids = ['betNo', 'referenceNo', 'transactionReferenceNumber', 'recordId', 'account', 'day']
const codes = ['type', 'status', 'gameCategory', 'periodType']

/** Does everything that moves money of the member and the agent. */
async function live(mock: ReturnType<typeof aMockApi>) {
  const { api, valueOf, wait } = mock
  placeBets(api.state(), 3)
  await valueOf(makeDeposit, { channelId: 'card-1', amount: 200.25 }, member)
  await valueOf(makeDeposit, { channelId: 'bank-1', amount: 50, fields: { payerName: 'Maya Lin' } }, member)
  await valueOf(withdraw, { accountId: 'member-bank-1', amount: 100.5, paymentPassword: secret() }, member)
  await valueOf(transferWallets, { fromWallet: 'MAIN', toWallet: 'PG', amount: 0.1 }, member)
  await valueOf(transferToUpline, { amount: 20, paymentPassword: secret() }, member)
  await valueOf(transferToDownline, { account: 'lin_team', amount: 30, paymentPassword: secret() }, agent)
  await valueOf(claimReward, { id: 'member-reward-2' }, member)
  await valueOf(claimMission, { missionId: 'mission-1' }, member)
  await valueOf(claimManualRebate, { ids: [] }, member)
  await valueOf(claimVipBonus, { vipRankLevel: 3 }, 'mock-vip')
  await valueOf(playRaffle, { promotionId: 'raffle-wheel' }, member)
  await valueOf(convertPoints, { points: 1_000, paymentPassword: secret() }, member)
  await valueOf(redeemPoints, { itemId: 'chips-50', quantity: 1, paymentPassword: secret() }, member)
  await valueOf(redeemPoints, { itemId: 'headphones', quantity: 1, receivingAddress: '18 Harbour Road', paymentPassword: secret() }, member)
  wait(30)
}

describe.each(['at the start', 'after everything that moves money'])('%s', (when) => {
  const mock = aMockApi()
  const [of, agents]: [Record<string, Page>, Record<string, Page>] = [{}, {}]
  beforeAll(async () => {
    if (when !== 'at the start') await live(mock)
    for (const [name, endpoint] of Object.entries(ofMember)) of[name] = await read(mock, endpoint, member, whole)
    for (const [name, endpoint] of Object.entries(ofAgent)) agents[name] = await read(mock, endpoint, agent, whole)
  })
  const rowsOf = (name: keyof typeof ofMember | keyof typeof ofAgent) => (of[name] ?? agents[name])!.rows

  test.each(Object.keys({ ...ofMember, ...ofAgent }))(
    '%s: totals are the sums of all rows, ids are unique, every code has a word',
    (name) => {
      const { rows, summary } = (of[name] ?? agents[name])!
      const counted = /Deposit|Withdraw/.test(name) ? rows.filter(({ status = '' }) => !failed.includes(status)) : rows
      const sums = Object.keys(summary).map((field) => [field, sumOf(counted, field)])
      expect(Object.fromEntries(sums)).toEqual(Object.fromEntries(Object.entries(summary).map(([field, total]) => [field, units(total)])))
      const id = ids.find((field) => rows[0]?.[field] !== undefined) ?? ''
      expect(new Set(rows.map((row) => row[id])).size).toBe(rows.length)
      const used = new Set(rows.flatMap((row) => codes.flatMap((field) => row[field] ?? [])))
      const known = (code: string) =>
        Object.hasOwn(strings, `code.${code}`) || Object.hasOwn(english, code) || knownCategories.includes(code)
      expect([...used].filter((code) => !known(code))).toEqual([])
    },
  )

  test('the balance is that before the oldest row and what the account record has, never below zero', async () => {
    for (const { account, type } of personas) {
      if (type === 4) continue
      const persona = mock.api.state().accounts.byName.get(account)!
      const rows = transactionsOf(mock.api.state(), persona, 'EN').map(({ record }) => record)
      if (rows.length > 0) expect([account, units(rows[0]!.balance)]).toEqual([account, Math.round(persona.balance * 10_000)])
      const steps = rows.map(({ type: of, amount, balance }) => units(balance) - (of === 'WALLET_TRANSFER' ? 0 : units(amount)))
      expect(steps.slice(0, -1)).toEqual(rows.slice(1).map(({ balance }) => units(balance)))
      expect([account, steps.filter((before) => before < 0)]).toEqual([account, []])
    }
    expect(rowsOf('listTransactions')[0]?.['balance']).toBe((await mock.valueOf(readBalance, undefined, member)).balance)
  })

  test('each deposit and withdrawal that moved money is in the account record once, with its state', () => {
    for (const [name, type, sign] of [
      ['listDepositRecords', 'DEPOSIT', 1],
      ['listWithdrawals', 'WITHDRAW', -1],
    ] as const) {
      const moved = rowsOf(name).filter(({ status = '' }) => !failed.includes(status) && (sign < 0 || status !== 'PENDING'))
      const given = by(rowsOf('listTransactions'), 'type', type)
      const effect = (row: Row) => (sign > 0 ? units(row['amount']) - units(row['fee']) : -units(row['amount']))
      expect(given.map((row) => [row['referenceNo'], units(row['amount']), row['status']])).toEqual(
        moved.map((row) => [row['referenceNo'], effect(row), row['status']]),
      )
    }
  })

  test('a withdrawal that waits for its player is in the record, and what was paid is what the fee leaves', async () => {
    const { list } = await mock.valueOf(listWithdrawalsToConfirm, undefined, member)
    const found = list.map(({ referenceNo }: Row) => by(rowsOf('listWithdrawals'), 'referenceNo', referenceNo!)[0])
    expect(found.map((row: Row) => units(row['amount']) - units(row['fee']))).toEqual(list.map(({ amount }: Row) => units(amount)))
  })

  test('a day of the personal profit is the bets and the bonuses of that day', () => {
    const given = rowsOf('listBonuses').filter(({ status }) => status === 'CREDITED')
    for (const row of rowsOf('listProfits')) {
      const isThen = (one: Row) => dayOf(one) === row['day']
      const [bets, bonuses] = [rowsOf('listBets').filter(isThen), given.filter(isThen)]
      const rebate = sumOf(by(bonuses, 'type', 'REBATE'), 'amount')
      const said = ['betAmount', 'validBet', 'winAmount', 'rebate', 'bonus', 'profit'].map((field) => units(row[field]))
      const [all, won] = [sumOf(bonuses, 'amount'), sumOf(bets, 'profit')]
      expect(said).toEqual([...['betAmount', 'validBet', 'winAmount'].map((field) => sumOf(bets, field)), rebate, all - rebate, won + all])
    }
    expect(sumOf(rowsOf('listProfits'), 'betAmount')).toBe(sumOf(rowsOf('listBets'), 'betAmount'))
  })

  test('points are those before the oldest row and what the record of points has', async () => {
    const rows = rowsOf('listPointsTransactions')
    const { points } = await mock.valueOf(readPoints, undefined, member)
    expect(rows[0]?.['pointsBalance']).toBe(points)
    const before = rows.map((row) => units(row['pointsBalance']) - units(row['changedPoints']))
    expect(before.slice(0, -1)).toEqual(rows.slice(1).map((row) => units(row['pointsBalance'])))
    expect(before.filter((one) => one < 0)).toEqual([])
    const { list } = await mock.valueOf(listPointsEarned, undefined, member)
    for (const { type, points: earned } of list)
      expect([type, units(earned)]).toEqual([type, sumOf(by(rows, 'type', type), 'changedPoints')])
    const redeemed = rowsOf('listRedeemRecords').filter(({ status }) => status !== 'REJECTED')
    expect(sumOf(redeemed, 'changedPoints')).toBe(sumOf(by(rows, 'type', 'REDEEM'), 'changedPoints'))
    expect((await mock.valueOf(readMissions, undefined, member)).points).toBe(Number(points))
  })

  test('what is used of a limit is no more in a day than in a week, and no more in a week than in a month', async () => {
    for (const kind of limitKinds)
      for (const period of limitPeriods) await mock.valueOf(setLimit, { kind, period, amount: 9_000_000 }, member)
    const { limits } = await mock.valueOf(setLimit, { kind: 'LOSS', period: 'DAY', amount: 8_000_000 }, member)
    const used = (kind: string) =>
      limitPeriods.map((period) => limits.find((one: Row) => one['kind'] === kind && one['period'] === period).used)
    for (const kind of limitKinds) expect([kind, ...used(kind)]).toEqual([kind, ...used(kind).toSorted((a: number, b: number) => a - b)])
    const since = mock.api.state().now() - 86_400_000
    const deposits = rowsOf('listDepositRecords').filter(
      ({ time = '', status = '' }) => Date.parse(time) > since && !failed.includes(status),
    )
    expect(units(String(used('DEPOSIT')[0]))).toBe(sumOf(deposits, 'amount'))
  })

  test('missions, rebates and levels add up', async () => {
    const { missions } = await mock.valueOf(readMissions, undefined, member)
    const isDone = ({ progress, target }: { progress: number; target: number }) => progress >= target
    for (const mission of missions)
      expect([mission.name, isDone(mission)]).toEqual([mission.name, ['CLAIM', 'CLAIMED'].includes(mission.state)])
    const { list, total } = await mock.valueOf(readManualRebate, undefined, member)
    for (const { validBet, rate, amount } of list) expect(Math.abs(units(amount) - units(validBet) * rate)).toBeLessThanOrEqual(50)
    expect(units(total)).toBe(sumOf(by(list, 'state', 'CLAIM'), 'amount'))
    const { vipRankLevel, progress, target, levels } = await mock.valueOf(readVip, undefined, 'mock-vip')
    expect([Number(levels[vipRankLevel].requirement) <= progress, Number(levels[vipRankLevel + 1].requirement)]).toEqual([true, target])
  })

  test('the overview of an agent is what the records of the team say, in all and day by day', async () => {
    for (const range of [whole, { startTime: '2026-01-09T00:00:00+08:00', endTime: '2026-01-12T23:59:59+08:00' }]) {
      const overview = await mock.valueOf(readTeamOverview, range, agent)
      const isThen = (row: Row) => dayOf(row) >= range.startTime.slice(0, 10) && dayOf(row) <= range.endTime.slice(0, 10)
      const bets = rowsOf('listTeamBets').filter(isThen)
      const money = rowsOf('listDownlineTransactions').filter(isThen)
      expect(['betAmount', 'validBet', 'profit'].map((field) => units(overview[field]))).toEqual(
        ['betAmount', 'validBet', 'profit'].map((field) => sumOf(bets, field)),
      )
      expect([units(overview.deposit), -units(overview.withdraw)]).toEqual(
        ['DEPOSIT', 'WITHDRAW'].map((type) => sumOf(by(money, 'type', type), 'amount')),
      )
      for (const day of overview.series)
        expect(units(day.betAmount)).toBe(
          sumOf(
            bets.filter((row) => dayOf(row) === day.day),
            'betAmount',
          ),
        )
      expect(sumOf(overview.series, 'betAmount')).toBe(units(overview.betAmount))
    }
  })

  test('the team is what its list says, and each balance is that of the account’s newest record', async () => {
    const { teamSize, agentCount, memberCount, onlineCount, teamBalance } = await mock.valueOf(readTeamOverview, whole, agent)
    const tops = (await read(mock, listDownlines, agent)).rows
    const team = [...tops]
    for (const one of team)
      if (Number(one['type']) === 41) team.push(...(await read(mock, listDownlines, agent, { parent: one['account'] })).rows)
    expect({ teamSize, agentCount, memberCount, onlineCount, teamBalance: units(teamBalance) }).toEqual({
      teamSize: team.length,
      agentCount: team.filter(({ type }) => Number(type) === 41).length,
      memberCount: team.filter(({ type }) => Number(type) === 0).length,
      onlineCount: team.filter(({ online }) => Boolean(online)).length,
      teamBalance: sumOf(team, 'balance'),
    })
    for (const { account, balance } of team) {
      const rows = by(rowsOf('listDownlineTransactions'), 'account', account!)
      if (rows.length > 0) expect([account, units(rows[0]!['balance'])]).toEqual([account, units(balance)])
      expect([account, rows.filter((row) => units(row['balance']) < 0)]).toEqual([account, []])
    }
  })

  test('what accounts lost and what the agent earned are the bets, bonuses and payouts behind it', () => {
    const bets = rowsOf('listTeamBets')
    for (const row of rowsOf('listUserLosses')) {
      const own = by(bets, 'account', row['account']!)
      expect(['betAmount', 'validBet', 'winAmount'].map((field) => units(row[field]))).toEqual(
        ['betAmount', 'validBet', 'winAmount'].map((field) => sumOf(own, field)),
      )
      expect(units(row['profit'])).toBe(sumOf(own, 'profit') + units(row['rebate']) + units(row['bonus']))
    }
    expect(sumOf(rowsOf('listUserLosses'), 'betAmount')).toBe(sumOf(bets, 'betAmount'))
    const income = rowsOf('listRevenue')
    for (const row of income) {
      const parts = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'].map((field) => units(row[field]))
      expect(units(row['total'])).toBe(parts.reduce((sum, part) => sum + part, 0))
      expect(units(row['teamBet'])).toBe(
        sumOf(
          bets.filter((bet) => dayOf(bet) === row['day']),
          'betAmount',
        ),
      )
    }
    for (const [name, field] of [
      ['listDividends', 'dividend'],
      ['listDailySalaries', 'dailySalary'],
      ['listHourSalaries', 'hourSalary'],
      ['listRealtimeSalaries', 'realtimeSalary'],
    ] as const)
      expect([name, sumOf(by(by(rowsOf(name), 'account', 'agent'), 'status', 'RECEIVED'), 'amount')]).toEqual([name, sumOf(income, field)])
    for (const salary of by(rowsOf('listDailySalaries'), 'account', 'agent')) {
      const before = new Date(Date.parse(dayOf(salary)) - 86_400_000).toISOString().slice(0, 10)
      expect(units(salary['betAmount'])).toBe(
        sumOf(
          bets.filter((bet) => dayOf(bet) === before),
          'betAmount',
        ),
      )
    }
  })
})
