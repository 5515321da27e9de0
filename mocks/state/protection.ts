import type { Protection, ProtectionLimit } from '../../src/schemas/gateway/protection.ts'
import { ledgerOf } from './ledger.ts'
import type { Persona } from './personas.ts'
import { betsOf } from './records.ts'
import { day, gatewayTime } from './text.ts'
import type { LimitRecord, MockState, ProtectionRecord } from './mock-state.ts'

export const limitKinds: readonly string[] = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION']
export const limitPeriods: readonly string[] = ['DAY', 'WEEK', 'MONTH']

/** The limits of an account. Increases that are due are applied first. */
export function protectionOf(state: MockState, { account }: Persona): ProtectionRecord {
  let record = state.protection.get(account)
  if (!record) {
    const limits =
      account === 'member'
        ? [
            { kind: 'DEPOSIT', period: 'DAY', amount: 500 },
            { kind: 'SESSION', period: 'DAY', amount: 180 },
          ]
        : []
    state.protection.set(account, (record = { limits, realityCheckMinutes: 60 }))
  }
  record.limits = record.limits
    .map(({ pending, ...limit }) =>
      !pending ? limit : pending.from <= state.now() ? { ...limit, amount: pending.amount } : { ...limit, pending },
    )
    .filter((limit) => limit.amount > 0)
  return record
}

/** A new or lower limit applies at once; a higher one, or none (0), a day later. */
export function changeLimit(state: MockState, record: ProtectionRecord, kind: string, period: string, amount: number): void {
  const current = record.limits.find((limit) => limit.kind === kind && limit.period === period)
  if (!current && amount > 0) record.limits.push({ kind, period, amount })
  else if (current && amount > 0 && amount <= current.amount) {
    current.amount = amount
    delete current.pending
  } else if (current) current.pending = { amount, from: state.now() + day }
}

export function protectionReply(
  state: MockState,
  persona: Persona,
  { limits, realityCheckMinutes, excludedUntil }: ProtectionRecord,
): Protection {
  return {
    limits: limits.map((limit) => limitReply(limit, usedOf(state, persona, limit))),
    realityCheckMinutes,
    ...(excludedUntil !== undefined && { excludedUntil: gatewayTime(excludedUntil) }),
  }
}

const lengths: Readonly<Record<string, number>> = { DAY: 1, WEEK: 7, MONTH: 30 }
const minutesADay = 42

/** What the records of the account say about the last 1, 7 or 30 days. Losses are those of each day. */
function usedOf(state: MockState, persona: Persona, { kind, period }: LimitRecord): number {
  const days = lengths[period] ?? 1
  const ago = (at: number) => Math.floor((state.now() - at) / day)
  if (kind === 'SESSION') return minutesADay * days
  if (kind === 'DEPOSIT') {
    const made = ledgerOf(state, persona).entries.filter(({ kind: of, time, status }) => {
      return of === 'DEPOSIT' && status !== 'FAILED' && status !== 'REJECTED' && ago(time) < days
    })
    return made.reduce((sum, { amount }) => sum + amount, 0) / 10_000
  }
  const bets = betsOf(state, persona).filter(({ at }) => ago(at) < days)
  if (kind === 'WAGER') return bets.reduce((sum, { valid }) => sum + valid, 0) / 100
  const results = new Map<number, number>()
  for (const { at, profit } of bets) results.set(ago(at), (results.get(ago(at)) ?? 0) + profit)
  return [...results.values()].reduce((sum, result) => sum + Math.max(0, -result), 0) / 100
}

function limitReply({ kind, period, amount, pending }: LimitRecord, used: number): ProtectionLimit {
  return { kind, period, amount, used, ...(pending && { pendingAmount: pending.amount, pendingFrom: gatewayTime(pending.from) }) }
}
