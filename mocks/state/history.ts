import { hash, seeded } from '../artwork/random.ts'
import type { BetRecord, BonusRecord } from '../../src/schemas/gateway/records.ts'
import type { GameRecord } from './games.ts'
import type { ConfirmationEntry, LedgerEntry, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { day, gatewayTime, hour } from './text.ts'
import type { Text } from './text.ts'

// What an account did before the mock began. Its bets, bonuses, deposits and withdrawals are made together, because all of them moved the
// one balance, which was never below zero.

const unit = 10_000
const minute = hour / 60
export const withdrawalFee = 0.01
const rejected: Text = { EN: 'The name of the account is not yours.', AR: 'اسم الحساب ليس اسمك.' }
const expired: Text = { EN: 'Nothing was paid in time.', AR: 'لم يصل أي مبلغ في الوقت المحدد.' }

/** Cents as the gateway's number; bets and bonuses count in cents, so that totals are exact. */
export function amount(cents: number): string {
  return String(cents / 100)
}

/** What `make` gives for an account, made once for a state. */
export function once<T>(make: (state: MockState, persona: Persona) => T): (state: MockState, persona: Persona) => T {
  const made = new WeakMap<MockState, Map<string, T>>()
  return (state, persona) => {
    let byAccount = made.get(state)
    if (!byAccount) made.set(state, (byAccount = new Map()))
    const known = byAccount.get(persona.account) ?? make(state, persona)
    byAccount.set(persona.account, known)
    return known
  }
}

export type Bet = { at: number; bet: number; valid: number; won: number | undefined; profit: number; record: BetRecord }

export type Bonus = { at: number; cents: number; record: BonusRecord }
/** Newest first, but confirmations of paid withdrawals, which the ledger goes on with. */
type History = { bets: Bet[]; bonuses: Bonus[]; entries: LedgerEntry[]; confirmations: ConfirmationEntry[] }

/** What came before the mock began, since the account was registered. It is made before the balance changes for the first time. */
export const historyOf = once((state, persona): History => {
  if (state.choice.scenario === 'empty' || persona.type === 4) return { bets: [], bonuses: [], entries: [], confirmations: [] }
  const isSince = ({ at }: { at: number }) => at >= persona.registeredAt
  const { entries, confirmations } = firstEntries(state, persona)
  return withoutDebt(Math.round(persona.balance * unit), {
    bets: firstBets(state, persona).filter(isSince),
    bonuses: firstBonuses(state, persona).filter(isSince),
    entries: entries.filter(({ time }) => time >= persona.registeredAt),
    confirmations,
  })
})

/** Ten-thousandths by which the entry of a ledger changed the balance. */
export function movedBy({ kind, amount: units, fee = 0, status }: LedgerEntry): number {
  if (kind === 'DEPOSIT') return status === 'CREDITED' ? units - fee : 0
  if (kind === 'WALLETS' || status === 'REJECTED' || status === 'FAILED') return 0
  return kind === 'TRANSFER_IN' ? units : -units
}

/** From the balance of today back: a win that would have begun below zero was none, a deposit failed, a bonus was not given. */
function withoutDebt(total: number, { bets, bonuses, entries, confirmations }: History): History {
  const refused = new Set<Bonus>()
  const steps = [
    ...bets.flatMap((bet) => [
      { at: bet.at, units: -bet.bet * 100, refuse: () => undefined },
      { at: bet.at + 1_000, units: (bet.won ?? 0) * 100, refuse: () => lose(bet) },
    ]),
    ...bonuses
      .filter(({ record }) => record.status === 'CREDITED')
      .map((bonus) => ({ at: bonus.at, units: bonus.cents * 100, refuse: () => void refused.add(bonus) })),
    ...entries.map((entry) => ({
      at: entry.time,
      units: movedBy(entry),
      refuse: () => void Object.assign(entry, { status: 'FAILED', remark: expired }),
    })),
  ].toSorted((a, b) => b.at - a.at)
  let balance = total
  for (const { units, refuse } of steps) {
    if (units > balance) refuse()
    else balance -= units
  }
  return { bets, bonuses: bonuses.filter((bonus) => !refused.has(bonus)), entries, confirmations }
}

function lose(bet: Bet): void {
  Object.assign(bet, { valid: bet.bet, won: 0, profit: -bet.bet })
  Object.assign(bet.record, { validBet: amount(bet.bet), winAmount: '0', profit: amount(-bet.bet), status: 'SETTLED' })
}

type Placed = { at: number; betNo: number; game: GameRecord; bet: number; won: number | undefined; status: string }

export function betReply({ at, betNo, game, bet, won, status }: Placed): Bet {
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
function firstBets(state: MockState, { account, isBelow }: Persona): Bet[] {
  const { scenario } = state.choice
  if (state.games.length === 0) return []
  const random = seeded(`${state.seed}/bets/${account}`)
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const count = scenario === 'huge' ? 10_000 : scenario === 'sparse' ? 3 : 160
  const gap = scenario === 'huge' ? 5 * minute : 0
  const played = new Set(state.recent.get(account))
  const lately = state.games.filter(({ nodeId }) => played.has(nodeId)) // most bets are on games that were played lately
  let at = state.createdAt
  const all = Array.from({ length: count }, (_, index): Bet => {
    at -= gap || (index < 41 ? between(2, 12) * minute : between(1, 12) * hour)
    const drawn = between(0, state.games.length - 1)
    const game = lately.length > 0 && index % 4 !== 3 ? lately[drawn % lately.length]! : state.games[drawn]!
    const bet = between(1, 200) * 250
    const isRunning = index % 17 === 2
    const isCancelled = !isRunning && index % 23 === 6
    const won = isRunning ? undefined : isCancelled ? bet : random() < 0.45 ? Math.round((bet * between(20, 400)) / 500) * 5 : 0
    const betNo = 2_611_200_000 + count - index + (hash(account) % 1000) * 100_000
    return betReply({ at, betNo, game, bet, won, status: isRunning ? 'UNSETTLED' : isCancelled ? 'CANCELLED' : 'SETTLED' })
  })
  // In a team there are as many today as on each day before
  return isBelow && scenario !== 'huge' && scenario !== 'sparse' ? all.filter((_, index) => index > 40 || index % 6 === 0) : all
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

function firstBonuses(state: MockState, { account }: Persona): Bonus[] {
  const { scenario } = state.choice
  const random = seeded(`${state.seed}/bonuses/${account}`)
  const types = Object.keys(bonusNames)
  return Array.from({ length: scenario === 'sparse' ? 2 : 34 }, (_, index) => {
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
}

function firstEntries(state: MockState, { account, isBelow }: Persona): Pick<History, 'entries' | 'confirmations'> {
  const entries: LedgerEntry[] = []
  const random = seeded(`${state.seed}/ledger/${account}`)
  const count = state.choice.scenario === 'huge' ? 10_000 : state.choice.scenario === 'sparse' ? 2 : 34
  for (let i = 0; i < count; i++) {
    const kind = i % 3 === 2 ? ('WITHDRAW' as const) : ('DEPOSIT' as const)
    const time = state.createdAt - Math.round((i + 1) * 1.7 * day + random() * 8 * hour)
    const amount = (2 + Math.floor(random() * 60)) * 10 * unit + (i % 5 === 4 ? 5_000 : 0)
    const fails = i > 0 && i % 7 === 0
    const feeRate = kind === 'WITHDRAW' ? withdrawalFee : i % 4 === 1 ? 0.015 : 0 // of a card
    const fee = feeRate > 0 ? Math.round((amount * feeRate) / 100) * 100 : undefined
    const status = kind === 'DEPOSIT' ? (fails ? 'FAILED' : 'CREDITED') : fails ? 'REJECTED' : 'APPROVED'
    const type = kind === 'DEPOSIT' ? (['BANK', 'CARD', 'QR', 'CRYPTO'][i % 4] ?? 'BANK') : 'BANK'
    entries.push({
      referenceNo: `${kind === 'DEPOSIT' ? 'D' : 'W'}${String(20_250_000 + count - i)}`,
      kind,
      time,
      type,
      amount,
      ...(fee !== undefined && { fee }),
      status,
      ...(fails && { remark: kind === 'DEPOSIT' ? expired : rejected }),
    })
  }
  if (state.choice.scenario === 'sparse' || isBelow) return { entries, confirmations: [] }
  const confirmations: ConfirmationEntry[] = []
  const paid = (referenceNo: string, paidUnits: number, minutesAgo: number, more: Partial<ConfirmationEntry>) => {
    const paidTime = state.createdAt - minutesAgo * minute
    confirmations.push({ referenceNo, amount: paidUnits, paidTime, status: 'WAITING', ...more })
    const asked = Math.round(paidUnits / (1 - withdrawalFee) / 100) * 100
    entries.push({
      referenceNo,
      kind: 'WITHDRAW',
      time: paidTime - 6 * minute,
      type: 'BANK',
      amount: asked,
      fee: asked - paidUnits,
      status: more.status === undefined ? 'CONFIRMING' : 'APPROVED',
    })
  }
  paid(`W-${account}-3`, 500 * unit, 4, { autoConfirmMinutes: 30 })
  paid(`W-${account}-2`, 1_250.5 * unit, 600, {})
  paid(`W-${account}-1`, 80 * unit, 3_000, { status: 'FORCED_RECEIVED' })
  if (account === 'member')
    entries.push({
      referenceNo: `D-${account}-1`,
      kind: 'DEPOSIT',
      time: state.createdAt - 3 * hour,
      type: 'BANK',
      amount: 120 * unit,
      status: 'CREDITED',
    })
  return { entries: entries.toSorted((a, b) => b.time - a.time), confirmations }
}
