import type { Protection, ProtectionLimit } from '../../src/schemas/gateway/protection.ts'
import type { Persona } from './personas.ts'
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
            { kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 120 },
            { kind: 'SESSION', period: 'DAY', amount: 180, used: 42 },
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
  if (!current && amount > 0) record.limits.push({ kind, period, amount, used: 0 })
  else if (current && amount > 0 && amount <= current.amount) {
    current.amount = amount
    delete current.pending
  } else if (current) current.pending = { amount, from: state.now() + day }
}

export function protectionReply({ limits, realityCheckMinutes, excludedUntil }: ProtectionRecord): Protection {
  return {
    limits: limits.map(limitReply),
    realityCheckMinutes,
    ...(excludedUntil !== undefined && { excludedUntil: gatewayTime(excludedUntil) }),
  }
}

function limitReply({ kind, period, amount, used, pending }: LimitRecord): ProtectionLimit {
  return { kind, period, amount, used, ...(pending && { pendingAmount: pending.amount, pendingFrom: gatewayTime(pending.from) }) }
}
