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
import { accountNamed } from './accounts.ts'
import { downlinesOf, teamBelow } from './downlines.ts'
import type { Downline } from './downlines.ts'
import { once } from './history.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { betsOf, bonusesOf, givenIn, groupBy, inRange, recordPage, transactionsOf } from './records.ts'
import { heldBy } from './team.ts'
import { day, gatewayTime, hour } from './text.ts'

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number }
type Row<T> = { at: number; cents: Readonly<Record<string, number>>; record: T }

const minute = hour / 60

/** An account below the agent as somebody whose own records the mock has. */
function player(state: MockState, agent: Persona, one: Downline): Persona {
  const { account, id, registeredAt } = one
  return accountNamed(state, account) ?? { ...agent, account, id, registeredAt, type: 0, balance: heldBy(state, one), isBelow: true }
}

/** Everybody below the agent; in `huge` two of them, who have ten thousand bets each. */
function playersOf(state: MockState, agent: Persona): Persona[] {
  const isHuge = state.choice.scenario === 'huge'
  return downlinesOf(state, agent)
    .slice(0, isHuge ? 2 : undefined)
    .map((one) => player(state, agent, one))
}

export const teamBetsOf = once((state, agent): Row<TeamBet>[] => {
  const bets = playersOf(state, agent)
    .flatMap((member) => betsOf(state, member).map((bet) => ({ ...bet, member })))
    .toSorted((a, b) => b.at - a.at)
  return bets.map(({ at, bet, valid, profit, record, member }, index) => ({
    at,
    cents: { betAmount: bet, validBet: valid, profit },
    record: { account: member.account, ...record, betNo: String(2_711_000_000 + bets.length - index) },
  }))
})

/** An account is found by a part of its name, as in the list of downlines. */
function isIn(account: unknown, sought: string): boolean {
  return typeof account === 'string' && account.toLowerCase().includes(sought)
}

/** A page of rows in the range, of all accounts or of those that are sought, with the totals of the range. */
export function pageOfRows<T extends object>(all: readonly Row<T>[], range: Range & { account?: string | undefined }) {
  const name = range.account?.trim().toLowerCase()
  const rows = name === undefined || name === '' ? all : all.filter(({ record }) => 'account' in record && isIn(record.account, name))
  const totals: Record<string, number> = {}
  for (const { cents } of inRange(rows, range))
    for (const [field, value] of Object.entries(cents)) totals[field] = (totals[field] ?? 0) + value
  return recordPage(rows, range, totals)
}

/** What each account of the team won and lost in the range, and was given. */
export const lossesOf = (state: MockState, agent: Persona, range: Omit<Range, 'pageNo' | 'pageSize'>): Row<UserLoss>[] => {
  const bets = groupBy(inRange(teamBetsOf(state, agent), range), ({ record }) => record.account)
  return playersOf(state, agent).flatMap((member) => {
    const own = bets.get(member.account) ?? []
    const given = givenIn(inRange(bonusesOf(state, member), range))
    if (own.length === 0 && given.rebate === 0 && given.bonus === 0) return []
    const sum = (name: 'betAmount' | 'validBet' | 'profit') => own.reduce((total, { cents }) => total + cents[name]!, 0)
    const cents = {
      betAmount: sum('betAmount'),
      validBet: sum('validBet'),
      winAmount: own.reduce((total, { record }) => total + Math.round(Number(record.winAmount ?? 0) * 100), 0),
      ...given,
      profit: sum('profit') + given.rebate + given.bonus,
    }
    return [{ at: Date.parse(range.endTime), cents, record: { account: member.account, ...amounts(cents) } as UserLoss }] // the row's names
  })
}

/** What the agent earned on each day: the bets of the team, and the dividends and salaries that the agent has received. */
export function incomeOf(state: MockState, agent: Persona): Row<RevenueRow>[] {
  const dayOf = ({ at }: { at: number }) => gatewayTime(at).slice(0, 10)
  const bets = groupBy(teamBetsOf(state, agent), dayOf)
  const kinds = [dividendsOf, dailySalariesOf, hourSalariesOf, realtimeSalariesOf] as const
  const received = kinds.map((payouts) => {
    const own = payouts(state, agent).filter(({ record }) => record.account === agent.account && record.status === 'RECEIVED')
    return groupBy(own as Row<object>[], dayOf)
  })
  const days = [...new Set([bets, ...received].flatMap((byDay) => [...byDay.keys()]))].toSorted().toReversed()
  const sum = (rows: readonly Row<object>[] | undefined, name: string) => (rows ?? []).reduce((total, { cents }) => total + cents[name]!, 0)
  return days.map((day) => {
    const [dividend, dailySalary, hourSalary, realtimeSalary] = received.map((byDay) => sum(byDay.get(day), 'amount')) as [
      number,
      number,
      number,
      number,
    ]
    const total = dividend + dailySalary + hourSalary + realtimeSalary
    const [teamBet, teamProfit] = [sum(bets.get(day), 'betAmount'), -sum(bets.get(day), 'profit')]
    const cents = { teamBet, teamProfit, dividend, dailySalary, hourSalary, realtimeSalary, total }
    const record = { day, ...amounts(cents) } as RevenueRow // `cents` has the row's names
    return { at: Date.parse(`${day}T12:00:00+08:00`), cents, record }
  })
}

/** In `huge` as they were when they were first asked for: there are too many to count them each time. */
export function downlineTransactionsOf(state: MockState, agent: Persona, language: string): Row<DownlineTransaction>[] {
  return state.choice.scenario === 'huge' ? manyTransactionsOf(state, agent) : transactionsBelow(state, agent, language)
}
const manyTransactionsOf = once((state, agent) => transactionsBelow(state, agent, 'EN'))

function transactionsBelow(state: MockState, agent: Persona, language: string): Row<DownlineTransaction>[] {
  const all = playersOf(state, agent)
    .flatMap((member) =>
      transactionsOf(state, member, language).map(({ at, record }) => ({ at, cents: {}, record: { account: member.account, ...record } })),
    )
    .toSorted((a, b) => b.at - a.at)
  return all.map((row, index) => ({ ...row, record: { ...row.record, referenceNo: `DT${8_000_000 + all.length - index}` } }))
}

export type PayoutKind = 'dividend' | 'daily' | 'hourly' | 'realtime'

/** Which salaries the agent has. */
export function salariesOf({ choice }: MockState, { type }: Persona) {
  const has = type === 41 && choice.scenario !== 'empty'
  return { daily: has, hourly: has, realtime: has }
}

const spaces: Readonly<Record<PayoutKind, number>> = { dividend: 15 * day, daily: day, hourly: hour, realtime: 5 * minute }

type PayoutRow = Row<{ recordId: string; account: string; status: string }>
/** What a payout is counted from. In cents; `members` are those who bet. */
type Played = { bet: number; profit: number; members: number }

/** Who is paid what, and when: the agent's own records and those of the agents below, newest first; of each kind the newest wait. */
function payoutsOf<T extends { recordId: string; account: string; status: string }>(
  kind: PayoutKind,
  recordOf: (
    played: Played,
    at: number,
    rate: number,
  ) => { cents: Record<string, number>; record: Omit<T, 'recordId' | 'account' | 'status'> },
): (state: MockState, agent: Persona) => Row<T>[] {
  const made = once((state, agent) => {
    const below = downlinesOf(state, agent).filter(({ type }) => type === 41)
    if (below.length === 0 && state.choice.scenario !== 'sparse') return []
    const accounts = [{ account: agent.account, rate: 0.015 }, ...below]
    const count = state.choice.scenario === 'sparse' ? 1 : kind === 'dividend' ? 2 : kind === 'realtime' ? 60 : 12
    return Array.from({ length: count }, (_, round) => Math.floor(state.createdAt / spaces[kind] - round) * spaces[kind]).flatMap(
      (at, round) =>
        accounts.map(({ account, rate }, index) => {
          const played = kind === 'dividend' || kind === 'daily' ? playedBefore(state, agent, account, at, spaces[kind]) : little(kind)
          const { cents, record } = recordOf(played, at, rate)
          const isOpen = round === 0 || (round === 1 && index % 2 === 1)
          const status = isOpen ? 'PENDING' : account === agent.account ? 'RECEIVED' : 'ISSUED'
          const all = { recordId: `${kind}-${round}-${index}`, account, status, ...record } as unknown as T // it has all fields
          return { at, cents, record: all }

          /** A share of a day that its bets have room for. */
          function little(of: PayoutKind): Played {
            const most = of === 'hourly' ? 90_000 : 7_500
            return { bet: 500 + ((hash(`${state.seed}/${of}/${account}/${round}`) >>> 0) % most), profit: 0, members: 0 }
          }
        }),
    )
  })
  return (state, agent) =>
    made(state, agent).map((row) => {
      const status = state.payouts.get(`${agent.account}/${row.record.recordId}`)
      return status === undefined ? row : { ...row, record: { ...row.record, status } }
    })
}

/** What the team of an account has played in the days before one: the agent's whole team, or those below an agent in it. */
function playedBefore(state: MockState, agent: Persona, account: string, at: number, ms: number): Played {
  const end = Date.parse(`${gatewayTime(at).slice(0, 10)}T00:00:00+08:00`)
  const below = teamBelow(downlinesOf(state, agent), account).map((one) => one.account)
  const isMeant = account === agent.account ? () => true : (name: string) => name === account || below.includes(name)
  const rows = teamBetsOf(state, agent).filter((row) => row.at >= end - ms && row.at < end && isMeant(row.record.account))
  const sum = (name: 'betAmount' | 'profit') => rows.reduce((total, { cents }) => total + cents[name]!, 0)
  return { bet: sum('betAmount'), profit: sum('profit'), members: new Set(rows.map(({ record }) => record.account)).size }
}

export const dividendsOf = payoutsOf<DividendRecord>('dividend', ({ bet, profit, members }, at, rate) => {
  const cents = { periodValidBet: bet, periodProfitLoss: profit, amount: Math.max(0, Math.floor(-profit * (rate * 8))) }
  const end = Date.parse(`${gatewayTime(at).slice(0, 10)}T00:00:00+08:00`)
  const [startTime, endTime] = [gatewayTime(end - 15 * day), gatewayTime(end - 1000)]
  return {
    cents,
    record: { periodType: 'Semimonthly', startTime, endTime, activeMembers: members, rate: rate * 8, ...amounts(cents) } as never,
  }
})
const salary = (kind: PayoutKind) =>
  payoutsOf<SalaryRecord>(kind, ({ bet }, at, rate) => {
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
