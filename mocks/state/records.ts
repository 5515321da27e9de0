import type { ProfitRow, TransactionRecord } from '../../src/schemas/gateway/records.ts'
import { amount, betReply, historyOf, movedBy } from './history.ts'
import type { Bet, Bonus } from './history.ts'
import { amountText, credit, ledgerOf, totalOf } from './ledger.ts'
import type { MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { pointsOf } from './points.ts'
import { page } from './reply.ts'
import { gatewayTime, lastMomentOf, textIn } from './text.ts'

type Range = { startTime: string; endTime: string; pageNo: number; pageSize: number }

/** Newest first: those that were placed by an order, then the first ones. Nobody places bets for accounts of a team. */
export function betsOf(state: MockState, persona: Persona): Bet[] {
  const { placedBets, games } = state
  const { bets } = historyOf(state, persona)
  if (persona.isBelow) return bets
  const placed = placedBets.flatMap((at, index) => {
    const game = games[index % games.length]
    return game ? [betReply({ at, betNo: 2_800_000_000 + index, game, ...placedAt(index), status: 'SETTLED' })] : []
  })
  return [...placed.toReversed(), ...bets]
}

/** In cents. */
function placedAt(index: number): { bet: number; won: number } {
  return { bet: (index + 1) * 100, won: index % 2 === 0 ? 0 : (index + 1) * 150 }
}

/** Places so many bets for every account that can log in. */
export function placeBets(state: MockState, count: number): void {
  for (let i = 0; i < count; i++) {
    const { bet, won } = placedAt(state.placedBets.length)
    for (const persona of state.accounts.byName.values()) credit(state, persona, (won - bet) * 100)
    state.placedBets.push(state.now())
  }
}

/** Newest first. */
export function bonusesOf(state: MockState, persona: Persona): Bonus[] {
  return historyOf(state, persona).bonuses
}

/** Pays a bonus into the balance, and writes it down. */
export function payBonus(
  state: MockState,
  persona: Persona,
  { referenceNo, type, name, cents }: { referenceNo: string; type: string; name: string; cents: number },
): void {
  credit(state, persona, cents * 100)
  const at = state.now()
  const record = { referenceNo, time: gatewayTime(at), type, name, amount: amount(cents), status: 'CREDITED', remark: undefined }
  bonusesOf(state, persona).unshift({ at, cents, record })
}

/** What was given in cents: rebates, and everything else. */
export function givenIn(bonuses: readonly Bonus[]): { rebate: number; bonus: number } {
  const sum = { rebate: 0, bonus: 0 }
  for (const { cents, record } of bonuses) if (record.status === 'CREDITED') sum[record.type === 'REBATE' ? 'rebate' : 'bonus'] += cents
  return sum
}

/** One row for each day, from the bets and bonuses of that day; days are the gateway's. */
export function profitsOf(state: MockState, persona: Persona): { at: number; cents: Record<string, number>; record: ProfitRow }[] {
  const dayOf = ({ at }: { at: number }) => gatewayTime(at).slice(0, 10)
  const bets = groupBy(betsOf(state, persona), dayOf)
  const bonuses = groupBy(
    bonusesOf(state, persona).filter(({ record }) => record.status === 'CREDITED'),
    dayOf,
  )
  return [...new Set([...bets.keys(), ...bonuses.keys()])]
    .toSorted()
    .toReversed()
    .map((day) => {
      const sum = (of: (bet: Bet) => number) => (bets.get(day) ?? []).reduce((total, bet) => total + of(bet), 0)
      const { rebate, bonus } = givenIn(bonuses.get(day) ?? [])
      const profit = sum((bet) => bet.profit) + rebate + bonus
      const cents = {
        betAmount: sum((bet) => bet.bet),
        validBet: sum((bet) => bet.valid),
        winAmount: sum((bet) => bet.won ?? 0),
        rebate,
        bonus,
        profit,
      }
      const written = Object.fromEntries(Object.entries(cents).map(([name, value]) => [name, amount(value)]))
      return { at: Date.parse(`${day}T12:00:00+08:00`), cents, record: { day, ...written } as ProfitRow } // `cents` has the row's names
    })
}

type Change = { at: number; units: number; shown?: number; record: Omit<TransactionRecord, 'time' | 'amount' | 'balance'> }

/**
 * What moved the balance of an account, newest first, each once and with the balance after it: bets, bonuses, deposits, withdrawals,
 * transfers, and what points were redeemed for. A transfer between wallets leaves the balance as it is.
 */
export function transactionsOf(
  state: MockState,
  persona: Persona,
  language: string,
): { at: number; units: number; record: TransactionRecord }[] {
  const done = 'SUCCESS'
  const changes: Change[] = [
    ...betsOf(state, persona).flatMap(({ at, bet, won, record }) => {
      const about = { status: done, remark: record.gameName }
      const end = record.status === 'CANCELLED' ? 'BET_CANCELLED' : 'WIN'
      return [
        { at, units: -bet * 100, record: { ...about, referenceNo: `TX${record.betNo}`, type: 'BET' } },
        ...(won ? [{ at: at + 1_000, units: won * 100, record: { ...about, referenceNo: `TX${record.betNo}-2`, type: end } }] : []),
      ]
    }),
    ...bonusesOf(state, persona)
      .filter(({ record, cents }) => record.status === 'CREDITED' && cents !== 0)
      .map(({ at, cents, record: { referenceNo, name } }) => ({
        at,
        units: cents * 100,
        record: { referenceNo, type: 'BONUS', status: done, remark: name },
      })),
    ...ledgerOf(state, persona).entries.flatMap((entry): Change[] => {
      const units = movedBy(entry)
      if (units === 0 && entry.kind !== 'WALLETS') return []
      const type = { DEPOSIT: 'DEPOSIT', WITHDRAW: 'WITHDRAW', TRANSFER_IN: 'TRANSFER', TRANSFER_OUT: 'TRANSFER', WALLETS: entry.type }[
        entry.kind
      ]
      const remark = entry.remark && textIn(entry.remark, language)
      const record = { referenceNo: entry.referenceNo, type, status: entry.status, remark }
      return [{ at: entry.time, units, record, ...(entry.kind === 'WALLETS' && { shown: entry.amount }) }]
    }),
    ...pointsOf(state, persona).redeems.flatMap(({ at, record: { transactionReferenceNumber, name, status, ...record } }): Change[] => {
      const paid = Number(record.paidAmount ?? 0) - Number(record.amountRequirement ?? 0) * record.quantity
      if (status === 'REJECTED' || paid === 0) return []
      return [
        {
          at,
          units: Math.round(paid * 10_000),
          record: { referenceNo: transactionReferenceNumber, type: 'REDEEM', status: done, remark: name },
        },
      ]
    }),
  ].toSorted((a, b) => b.at - a.at)
  let balance = totalOf(persona)
  return changes.map(({ at, units, shown = units, record }) => {
    const whole = { ...record, time: gatewayTime(at), amount: amountText(shown), balance: amountText(balance) }
    balance -= units
    return { at, units, record: whole }
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

/** Rows by a key, in the order in which the keys come. */
export function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

export function inRange<T extends { at: number }>(all: readonly T[], { startTime, endTime }: Pick<Range, 'startTime' | 'endTime'>): T[] {
  const [from, to] = [Date.parse(startTime), lastMomentOf(endTime)]
  return all.filter(({ at }) => at >= from && at <= to)
}
