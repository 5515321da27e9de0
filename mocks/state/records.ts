import { hash, seeded } from '../artwork/random.ts'
import type { BetRecord, BonusRecord, ProfitRow, TransactionRecord } from '../../src/schemas/gateway/records.ts'
import { ledgerOf, totalOf } from './ledger.ts'
import type { GameRecord } from './games.ts'
import type { LedgerEntry, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { page } from './reply.ts'
import { gatewayTime, hour, lastMomentOf } from './text.ts'

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number }
type Dated<T> = { at: number; cents: number; record: T }

const minute = hour / 60

/** Cents as the gateway's number; the mock counts in cents, so that its totals are exact. */
function amount(cents: number): string {
  return String(cents / 100)
}

/** What `make` gives for an account, made once for a state. */
function once<T>(make: (state: MockState, persona: Persona) => T): (state: MockState, persona: Persona) => T {
  const made = new WeakMap<MockState, Map<string, T>>()
  return (state, persona) => {
    let byAccount = made.get(state)
    if (!byAccount) made.set(state, (byAccount = new Map()))
    const known = byAccount.get(persona.account) ?? make(state, persona)
    byAccount.set(persona.account, known)
    return known
  }
}

type Bet = { at: number; bet: number; valid: number; won: number | undefined; profit: number; record: BetRecord }

/** Newest first: those that were placed by an order, then the first ones. */
export function betsOf(state: MockState, persona: Persona): Bet[] {
  const { placedBets, games } = state
  const placed = placedBets.flatMap((at, index) => {
    const game = games[index % games.length]
    const [bet, won] = [(index + 1) * 100, index % 2 === 0 ? 0 : (index + 1) * 150]
    return game ? [betReply({ at, betNo: 2_800_000_000 + index, game, bet, won, status: 'SETTLED' })] : []
  })
  return [...placed.toReversed(), ...firstBetsOf(state, persona)]
}

type Placed = { at: number; betNo: number; game: GameRecord; bet: number; won: number | undefined; status: string }

function betReply({ at, betNo, game, bet, won, status }: Placed): Bet {
  const valid = status === 'CANCELLED' ? 0 : bet
  const profit = status === 'SETTLED' ? (won ?? 0) - bet : 0
  return {
    at,
    bet,
    valid,
    won,
    profit,
    record: {
      betNo: String(betNo),
      gameCategory: game.gameType,
      vassalage: game.vendor,
      gameName: game.title,
      betTime: gatewayTime(at),
      betAmount: amount(bet),
      validBet: amount(valid),
      winAmount: won === undefined ? undefined : amount(won),
      profit: amount(profit),
      status,
    },
  }
}

/** Some forty today, fewer on each day before. In `huge` ten thousand in all, in `empty` none. */
const firstBetsOf = once((state, { account }): Bet[] => {
  const { scenario } = state.choice
  if (scenario === 'empty' || state.games.length === 0) return []
  const random = seeded(`${state.seed}/bets/${account}`)
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const count = scenario === 'huge' ? 10_000 : scenario === 'sparse' ? 3 : 160
  const gap = scenario === 'huge' ? 5 * minute : 0
  let at = state.createdAt
  return Array.from({ length: count }, (_, index): Bet => {
    at -= gap || (index < 41 ? between(2, 12) * minute : between(1, 12) * hour)
    const game = state.games[between(0, state.games.length - 1)]!
    const bet = between(1, 200) * 250
    const isRunning = index % 17 === 2
    const isCancelled = !isRunning && index % 23 === 6
    const won = isRunning ? undefined : isCancelled ? bet : random() < 0.45 ? Math.round((bet * between(20, 400)) / 500) * 5 : 0
    const betNo = 2_611_200_000 + count - index + (hash(account) % 1000) * 100_000
    return betReply({ at, betNo, game, bet, won, status: isRunning ? 'UNSETTLED' : isCancelled ? 'CANCELLED' : 'SETTLED' })
  })
})

/** One row for each day, from the bets of that day; days are the gateway's. */
export function profitsOf(state: MockState, persona: Persona): { at: number; cents: Record<string, number>; record: ProfitRow }[] {
  const days = new Map<string, Bet[]>()
  for (const bet of betsOf(state, persona)) {
    const day = gatewayTime(bet.at).slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), bet])
  }
  return [...days].map(([day, bets]) => {
    const sum = (of: (bet: Bet) => number) => bets.reduce((total, bet) => total + of(bet), 0)
    const valid = sum((bet) => bet.valid)
    const rebate = Math.floor(valid / 200)
    const bonus = hash(day) % 3 === 0 ? 500 : 0
    const profit = sum((bet) => bet.profit) + rebate + bonus
    const cents = { betAmount: sum((bet) => bet.bet), validBet: valid, winAmount: sum((bet) => bet.won ?? 0), rebate, bonus, profit }
    const written = Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, amount(value)]))
    return { at: Date.parse(`${day}T12:00:00+08:00`), cents, record: { day, ...written } as ProfitRow } // `cents` has the row's names
  })
}

const bonusNames: Readonly<Record<string, string>> = {
  REBATE: 'Daily rebate',
  CASH_BACK: 'Weekly cash back',
  RED_ENVELOPE: 'Red envelope',
  RESCUE_FUND: 'Rescue fund',
  VIP: 'Birthday bonus',
  REFERRAL: 'A friend has joined',
  MISSION: 'Seven days in a row',
  PROMOTION: 'Festival of lanterns',
}

export const bonusesOf = once((state, { account }): Dated<BonusRecord>[] => {
  const { scenario } = state.choice
  const random = seeded(`${state.seed}/bonuses/${account}`)
  const types = Object.keys(bonusNames)
  return Array.from({ length: scenario === 'empty' ? 0 : scenario === 'sparse' ? 2 : 34 }, (_, index) => {
    const at = state.createdAt - index * 27 * hour - Math.floor(random() * 5 * hour)
    const type = types[Math.floor(random() * types.length)] ?? 'REBATE'
    const cents = 100 + Math.floor(random() * 8_000)
    const record: BonusRecord = {
      referenceNo: `BN${20_000 + 34 - index}${hash(account) % 100}`,
      time: gatewayTime(at),
      type,
      name: bonusNames[type] ?? type,
      amount: amount(cents),
      status: index % 9 === 1 ? 'PENDING' : 'CREDITED',
      remark: undefined,
    }
    return { at, cents, record }
  })
})

/** What the entry of a ledger did to the balance, in cents; nothing while it waits, and for money that moved between wallets. */
function movedBy({ kind, amount: units, fee = 0, status }: LedgerEntry): number {
  if (kind === 'DEPOSIT') return status === 'CREDITED' ? Math.round((units - fee) / 100) : 0
  if (kind === 'WALLETS' || status === 'REJECTED' || status === 'FAILED') return 0
  return kind === 'TRANSFER_IN' ? Math.round(units / 100) : -Math.round((units + fee) / 100)
}

/** Bets, bonuses, deposits, withdrawals and transfers as the account saw them, newest first, each with the balance after it. */
export function transactionsOf(state: MockState, persona: Persona): Dated<TransactionRecord>[] {
  const changes = [
    ...betsOf(state, persona).flatMap(({ at, bet, won, record }) => [
      { at, type: 'BET', cents: -bet, remark: record.gameName },
      ...(won
        ? [{ at: at + 1_000, type: record.status === 'CANCELLED' ? 'BET_CANCELLED' : 'WIN', cents: won, remark: record.gameName }]
        : []),
    ]),
    ...bonusesOf(state, persona)
      .filter(({ record, cents }) => record.status === 'CREDITED' && cents !== 0)
      .map(({ at, cents, record }) => ({ at, type: 'BONUS', cents, remark: record.name })),
    ...ledgerOf(state, persona)
      .entries.map((entry) => ({ at: entry.time, type: entry.kind.replace(/_.*/, ''), cents: movedBy(entry), remark: entry.referenceNo }))
      .filter(({ cents }) => cents !== 0),
  ].toSorted((a, b) => b.at - a.at)
  let balance = Math.round(totalOf(persona) / 100)
  return changes.map(({ at, type, cents, remark }, index) => {
    const record: TransactionRecord = {
      referenceNo: `TX${9_000_000 + changes.length - index}`,
      time: gatewayTime(at),
      type,
      amount: amount(cents),
      balance: amount(balance),
      status: 'SUCCESS',
      remark,
    }
    balance -= cents
    return { at, cents, record }
  })
}

/** Whether a range can be read and is not reversed. */
export function isRange({ startTime, endTime }: Range): boolean {
  return Date.parse(startTime) <= Date.parse(endTime)
}

/** What happened in the range, as a page of the gateway; `summary` in cents. */
export function recordPage<T>(
  all: readonly { at: number; record: T }[],
  { startTime, endTime, pageNo, pageSize }: Range,
  summary?: Readonly<Record<string, number>>,
) {
  const { items, totalPages, totalCount } = page(inRange(all, { startTime, endTime }), pageNo, pageSize)
  return {
    content: items.map(({ record }) => record),
    pageNum: pageNo,
    totalPages,
    totalCount,
    ...(summary && { summary: Object.fromEntries(Object.entries(summary).map(([name, cents]) => [name, amount(cents)])) }),
  }
}

export function inRange<T extends { at: number }>(all: readonly T[], { startTime, endTime }: Pick<Range, 'startTime' | 'endTime'>): T[] {
  const [from, to] = [Date.parse(startTime), lastMomentOf(endTime)]
  return all.filter(({ at }) => at >= from && at <= to)
}
