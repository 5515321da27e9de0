import { hash } from '../artwork/random.ts'
import type {
  DividendRecord,
  DownlineTransaction,
  RevenueRow,
  SalaryRecord,
  TeamBet,
  UserLoss,
} from '../../src/schemas/gateway/agent-records.ts'
import { refuse } from '../mock.ts'
import { downlinesOf } from './downlines.ts'
import type { Downline } from './downlines.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { betsOf, inRange, recordPage, transactionsOf } from './records.ts'
import { day, gatewayTime, hour } from './text.ts'

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number }
type Row<T> = { at: number; cents: Readonly<Record<string, number>>; record: T }

const minute = hour / 60
const betsEach = 126 // of an account; all of two accounts in `huge`

/** What `make` gives for an agent, made once for a state. */
function once<T>(make: (state: MockState, agent: Persona) => T): (state: MockState, agent: Persona) => T {
  const made = new WeakMap<MockState, Map<string, T>>()
  return (state, agent) => {
    const byAccount = made.get(state) ?? new Map<string, T>()
    const known = byAccount.get(agent.account) ?? make(state, agent)
    made.set(state, byAccount.set(agent.account, known))
    return known
  }
}

/** An account below the agent as somebody whose own records the mock has. */
function player(agent: Persona, { account, id }: Downline): Persona {
  return { ...agent, account, id, type: 0 }
}

export const teamBetsOf = once((state, agent): Row<TeamBet>[] => {
  const members = downlinesOf(state, agent).filter(({ type }, _, all) => type === 0 || all.length < 4)
  const isHuge = state.choice.scenario === 'huge'
  const isSparse = state.choice.scenario === 'sparse'
  const bets = members
    .slice(0, isHuge ? 2 : undefined)
    .flatMap((member) =>
      betsOf(state, player(agent, member))
        .filter((_, index) => isHuge || isSparse || index > 40 || index % 6 === 0) // today as many as on each day before
        .slice(0, isHuge ? undefined : betsEach)
        .map((bet) => ({ ...bet, member })),
    )
    .toSorted((a, b) => b.at - a.at)
  return bets.map(({ at, bet, valid, profit, record, member }, index) => ({
    at,
    cents: { betAmount: bet, validBet: valid, profit },
    record: { account: member.account, ...record, betNo: String(2_711_000_000 + bets.length - index) },
  }))
})

/** A page of rows in the range, of all accounts or of one, with the totals of the range. */
export function pageOfRows<T extends object>(all: readonly Row<T>[], range: Range & { account?: string | undefined }) {
  const name = range.account?.trim().toLowerCase()
  const rows = name === undefined || name === '' ? all : all.filter(({ record }) => 'account' in record && record.account === name)
  const totals: Record<string, number> = {}
  for (const { cents } of inRange(rows, range))
    for (const [field, value] of Object.entries(cents)) totals[field] = (totals[field] ?? 0) + value
  return recordPage(rows, range, totals)
}

export const lossesOf = (state: MockState, agent: Persona, range: Omit<Range, 'pageNo' | 'pageSize'>): Row<UserLoss>[] => {
  const byAccount = new Map<string, Record<string, number>>()
  for (const { cents, record } of inRange(teamBetsOf(state, agent), range)) {
    const sums = byAccount.get(record.account) ?? { betAmount: 0, validBet: 0, winAmount: 0, rebate: 0, bonus: 0, profit: 0 }
    byAccount.set(record.account, sums)
    for (const [field, value] of Object.entries(cents)) sums[field] = (sums[field] ?? 0) + value
    sums['winAmount']! += Math.round(Number(record.winAmount ?? 0) * 100)
  }
  return [...byAccount].map(([account, sums]) => {
    const [rebate, bonus] = [Math.floor(sums['validBet']! / 200), hash(account) % 3 === 0 ? 500 : 0]
    const cents = { ...sums, rebate, bonus, profit: sums['profit']! + rebate + bonus }
    return { at: Date.parse(range.endTime), cents, record: { account, ...amounts(cents) } as UserLoss } // `cents` has the row's names
  })
}

/** What the agent earned on each day: a share of the team's bets of that day, and what was paid. */
export const incomeOf = once((state, agent): Row<RevenueRow>[] => {
  const days = new Map<string, { bet: number; profit: number }>()
  for (const { at, cents } of teamBetsOf(state, agent)) {
    const day = gatewayTime(at).slice(0, 10)
    const { bet, profit } = days.get(day) ?? { bet: 0, profit: 0 }
    days.set(day, { bet: bet + cents['betAmount']!, profit: profit - cents['profit']! })
  }
  return [...days].map(([day, { bet, profit }]) => {
    const dividend = Math.trunc(profit * 0.08)
    const [dailySalary, hourSalary, realtimeSalary] = [0.01, 0.004, 0.002].map((rate) => Math.floor(bet * rate)) as [number, number, number]
    const total = dividend + dailySalary + hourSalary + realtimeSalary
    const cents = { teamBet: bet, teamProfit: profit, dividend, dailySalary, hourSalary, realtimeSalary, total }
    const at = Date.parse(`${day}T12:00:00+08:00`)
    return { at, cents, record: { day, ...amounts(cents) } as RevenueRow } // `cents` has the row's names
  })
})

export const downlineTransactionsOf = once((state, agent): Row<DownlineTransaction>[] => {
  const [accounts, each] = state.choice.scenario === 'huge' ? [2, 10_000] : [undefined, 60]
  const all = downlinesOf(state, agent)
    .slice(0, accounts)
    .flatMap((one) =>
      transactionsOf(state, player(agent, one))
        .slice(0, each)
        .map(({ at, record }) => ({ at, cents: {}, record: { account: one.account, ...record } })),
    )
    .toSorted((a, b) => b.at - a.at)
  return all.map((row, index) => ({ ...row, record: { ...row.record, referenceNo: `DT${8_000_000 + all.length - index}` } }))
})

export type PayoutKind = 'dividend' | 'daily' | 'hourly' | 'realtime'

/** Which salaries the agent has. */
export function salariesOf({ choice }: MockState, { type }: Persona) {
  const has = type === 41 && choice.scenario !== 'empty'
  return { daily: has, hourly: has, realtime: has }
}

const spaces: Readonly<Record<PayoutKind, number>> = { dividend: 15 * day, daily: day, hourly: hour, realtime: 5 * minute }

type PayoutRow = Row<{ recordId: string; account: string; status: string }>

/** Who is paid what, and when: the agent's own records and those of the agents below, newest first; of each kind the newest wait. */
function payoutsOf<T extends { recordId: string; account: string; status: string }>(
  kind: PayoutKind,
  recordOf: (
    bet: number,
    at: number,
    rate: number,
  ) => { cents: Record<string, number>; record: Omit<T, 'recordId' | 'account' | 'status'> },
): (state: MockState, agent: Persona) => Row<T>[] {
  const made = once((state, agent) => {
    const below = downlinesOf(state, agent).filter(({ type }) => type === 41)
    if (below.length === 0 && state.choice.scenario !== 'sparse') return []
    const accounts = [{ account: agent.account, rate: 0.015 }, ...below]
    const count = state.choice.scenario === 'sparse' ? 1 : kind === 'dividend' ? 4 : kind === 'realtime' ? 60 : 12
    return Array.from({ length: count }, (_, round) => Math.floor(state.createdAt / spaces[kind] - round) * spaces[kind]).flatMap(
      (at, round) =>
        accounts.map(({ account, rate }, index) => {
          const bet = 40_000 + ((hash(`${state.seed}/${kind}/${account}/${round}`) >>> 0) % 900_000)
          const { cents, record } = recordOf(bet, at, rate)
          const isOpen = round === 0 || (round === 1 && index % 2 === 1)
          const status = isOpen ? 'PENDING' : account === agent.account ? 'RECEIVED' : 'ISSUED'
          const all = { recordId: `${kind}-${round}-${index}`, account, status, ...record } as unknown as T // it has all fields
          return { at, cents, record: all }
        }),
    )
  })
  return (state, agent) =>
    made(state, agent).map((row) => {
      const status = state.payouts.get(`${agent.account}/${row.record.recordId}`)
      return status === undefined ? row : { ...row, record: { ...row.record, status } }
    })
}

export const dividendsOf = payoutsOf<DividendRecord>('dividend', (bet, at, rate) => {
  const cents = { periodValidBet: bet * 15, periodProfitLoss: -Math.floor(bet / 3), amount: Math.floor((bet / 3) * (rate * 8)) }
  const [startTime, endTime] = [gatewayTime(at - 15 * day), gatewayTime(at)]
  return {
    cents,
    record: { periodType: 'Semimonthly', startTime, endTime, activeMembers: 5 + (bet % 20), rate: rate * 8, ...amounts(cents) } as never,
  }
})
const salary = (kind: PayoutKind) =>
  payoutsOf<SalaryRecord>(kind, (bet, at, rate) => {
    const cents = { betAmount: bet, amount: Math.floor(bet * (kind === 'realtime' ? 0.005 : rate)) }
    const terms = kind === 'realtime' ? { winRate: 0.002, lossRate: 0.005, singleBetAmount: '100' } : { rate }
    return { cents, record: { time: gatewayTime(at), ...terms, ...amounts(cents) } as never }
  })
export const dailySalariesOf = salary('daily')
export const hourSalariesOf = salary('hourly')
export const realtimeSalariesOf = salary('realtime')

/** Pays or takes a record that waits. */
export function processPayout(state: MockState, agent: Persona, rows: readonly PayoutRow[], recordId: unknown) {
  const found = rows.find(({ record }) => record.recordId === String(recordId))
  if (!found) return refuse('RECORD_NOT_FOUND', 'There is no such record')
  if (found.record.status !== 'PENDING') return refuse('STATE_CONFLICT', 'This record has been processed meanwhile')
  const status = found.record.account === agent.account ? 'RECEIVED' : 'ISSUED'
  state.payouts.set(`${agent.account}/${found.record.recordId}`, status)
  return { status }
}

function amounts(cents: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, String(value / 100)]))
}
