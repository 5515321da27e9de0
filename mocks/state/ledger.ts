import { seeded } from '../artwork/random.ts'
import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { decrypt, unreadable } from './decrypt.ts'
import type { ConfirmationEntry, Ledger, LedgerEntry, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { day, hour } from './text.ts'
import type { Text } from './text.ts'

const unit = 10_000
const minute = 60_000
export const creditedAfter = 20_000 // ms from an order to the money, or to the approval of a withdrawal
const vendorWallets = ['PG', 'EVO']
const rejected: Text = { EN: 'The name of the account is not yours.', AR: 'اسم الحساب ليس اسمك.' }
const expired: Text = { EN: 'Nothing was paid in time.', AR: 'لم يصل أي مبلغ في الوقت المحدد.' }

export const limits = { min: 10 * unit, max: 5_000 * unit, timesADay: 5 }

/** The ledger of an account: created when it is first asked for, and what is due has happened. */
export function ledgerOf(state: MockState, persona: Persona): Ledger {
  let ledger = state.ledgers.get(persona.account)
  if (!ledger) state.ledgers.set(persona.account, (ledger = createLedger(state, persona)))
  advance(state, persona, ledger)
  return ledger
}

/** When the deposits and withdrawals of all accounts that wait are due. */
export function moveFunds(state: MockState, due: number): void {
  for (const { entries } of state.ledgers.values()) for (const entry of entries) if (entry.due !== undefined) entry.due = due
}

/** All the money of an account. */
export function totalOf(persona: Persona): number {
  return Math.round(persona.balance * unit)
}

export function mainOf(persona: Persona, ledger: Ledger): number {
  return totalOf(persona) - [...ledger.wallets.values()].reduce((sum, balance) => sum + balance, 0)
}

/** Whole ten-thousandths of an amount; `undefined`: it has more decimals, or is none. */
export function unitsOf(amount: number): number | undefined {
  const units = Math.round(amount * unit)
  return Number.isSafeInteger(units) && Math.abs(units / unit - amount) < 1e-9 ? units : undefined
}

/** Ten-thousandths as an exact decimal: 125000 is "12.5". */
export function amountText(units: number): string {
  const text = String(Math.abs(units)).padStart(5, '0')
  const decimals = text.slice(-4).replace(/0+$/, '')
  return `${units < 0 ? '-' : ''}${text.slice(0, -4)}${decimals && `.${decimals}`}`
}

/** Adds an entry and moves the money that it moves at once. */
export function record(
  state: MockState,
  persona: Persona,
  entry: Omit<LedgerEntry, 'referenceNo' | 'time' | 'balance'> & { moves: number },
): LedgerEntry {
  const { moves, ...given } = entry
  const ledger = ledgerOf(state, persona)
  change(persona, moves)
  state.tickets += 1
  const letter = { DEPOSIT: 'D', WITHDRAW: 'W', TRANSFER_IN: 'T', TRANSFER_OUT: 'T', WALLETS: 'M' }[given.kind]
  const made = { ...given, referenceNo: `${letter}${state.now()}${state.tickets}`, time: state.now(), balance: totalOf(persona) }
  ledger.entries.unshift(made)
  return made
}

/** What stands against moving an amount out of an account: its size, and that the main wallet has not so much. */
export function amountProblem(
  units: number | undefined,
  available: number,
  { min, max }: { min: number; max: number } = limits,
): Refusal | undefined {
  if (units === undefined || units < min || units > max)
    return refuse('AMOUNT_OUT_OF_RANGE', `Choose an amount between ${amountText(min)} and ${amountText(max)}`, {
      minAmount: amountText(min),
      maxAmount: amountText(max),
    })
  return units > available ? refuse('BALANCE_INSUFFICIENT', 'Your balance is not sufficient') : undefined
}

/** What is wrong with a transaction password. Five wrong ones lock it until the right one cannot help any more: `attemptsLeft` 0. */
export async function passwordProblem(state: MockState, persona: Persona, encrypted: string): Promise<Refusal | undefined> {
  const given = await decrypt(encrypted)
  if (given === undefined) return unreadable()
  if (persona.paymentPassword === undefined) return refuse('PAYMENT_PASSWORD_UNSET', 'Set a transaction password first')
  const ledger = ledgerOf(state, persona)
  if (given === persona.paymentPassword && ledger.wrongPasswords < 5) {
    ledger.wrongPasswords = 0
    return undefined
  }
  ledger.wrongPasswords = Math.min(5, ledger.wrongPasswords + 1)
  return refuse('PAYMENT_PASSWORD_INVALID', 'The transaction password is wrong', { attemptsLeft: 5 - ledger.wrongPasswords })
}

/** The accounts that a player may be paid to, masked. */
export function bankAccountsOf({ account, payeeName, paymentPassword }: Persona) {
  return payeeName === undefined || paymentPassword === undefined
    ? []
    : [
        { accountId: `${account}-bank-1`, bankName: 'Harbour Bank', accountNo: '•••• 4821', payeeName },
        { accountId: `${account}-bank-2`, bankName: 'Lantern Savings', accountNo: '•••• 0097', payeeName },
      ]
}

/** How many withdrawals a player may still ask for today. */
export function withdrawalsLeft(state: MockState, { entries }: Ledger): number {
  const today = entries.filter(({ kind, time }) => kind === 'WITHDRAW' && time > state.now() - day && time > state.createdAt)
  return Math.max(0, limits.timesADay - today.length)
}

function change(persona: Persona, units: number): void {
  persona.balance = (totalOf(persona) + units) / unit
}

/** Deposits are credited, withdrawals approved, and payments that nobody confirmed count as received. */
function advance(state: MockState, persona: Persona, ledger: Ledger): void {
  for (const entry of ledger.entries) {
    if (entry.due === undefined || entry.due > state.now()) continue
    delete entry.due
    if (entry.kind === 'DEPOSIT') {
      change(persona, entry.amount - (entry.fee ?? 0))
      entry.status = 'CREDITED'
      entry.balance = totalOf(persona)
      tell(state, persona, 'DEPOSIT_CREDITED', entry)
    } else if (entry.kind === 'WITHDRAW') {
      entry.status = 'CONFIRMING'
      const paidTime = state.now()
      ledger.confirmations.unshift({
        referenceNo: entry.referenceNo,
        amount: entry.amount - (entry.fee ?? 0),
        paidTime,
        autoConfirmMinutes: 30,
        status: 'WAITING',
      })
      tell(state, persona, 'WITHDRAWAL_APPROVED', entry)
    }
  }
  for (const one of ledger.confirmations) {
    if (one.status !== 'WAITING' || one.autoConfirmMinutes === undefined) continue
    if (one.paidTime + one.autoConfirmMinutes * minute <= state.now()) closeConfirmation(ledger, one, 'RECEIVED')
  }
}

export function closeConfirmation(ledger: Ledger, one: ConfirmationEntry, status: string): void {
  one.status = status
  const entry = ledger.entries.find(({ referenceNo }) => referenceNo === one.referenceNo)
  if (entry && status === 'RECEIVED') entry.status = 'APPROVED'
}

const told: Readonly<Record<'DEPOSIT_CREDITED' | 'WITHDRAWAL_APPROVED', { title: Text; content: (amount: string) => Text }>> = {
  DEPOSIT_CREDITED: {
    title: { EN: 'Your deposit has arrived', AR: 'وصل إيداعك' },
    content: (amount) => ({
      EN: `<p>We have credited <b>$${amount}</b> to your main wallet.</p>`,
      AR: `<p>أضفنا <b>${amount}$</b> إلى محفظتك الرئيسية.</p>`,
    }),
  },
  WITHDRAWAL_APPROVED: {
    title: { EN: 'Your withdrawal is on its way', AR: 'سحبك في الطريق' },
    content: (amount) => ({
      EN: `<p><b>$${amount}</b> was paid. Tell us when it has arrived.</p>`,
      AR: `<p>دفعنا <b>${amount}$</b>. أخبرنا عند وصول المبلغ.</p>`,
    }),
  },
}

function tell(state: MockState, { account }: Persona, messageType: keyof typeof told, { referenceNo, amount }: LedgerEntry): void {
  const messages = state.messages.get(account) ?? []
  state.messages.set(account, messages)
  const { title, content } = told[messageType]
  messages.unshift({
    id: `${account}-${referenceNo}`,
    title,
    content: content(amountText(amount)),
    time: state.now(),
    read: false,
    messageType,
  })
}

function createLedger({ choice: { scenario }, now, seed }: MockState, persona: Persona): Ledger {
  const at = now()
  const ledger: Ledger = { entries: [], confirmations: [], wallets: new Map(), proofs: new Set(), wrongPasswords: 0 }
  const away = Math.floor(persona.balance / 20) * unit
  for (const wallet of vendorWallets) ledger.wallets.set(wallet, away)
  if (scenario === 'empty' || persona.type === 4) return ledger
  const random = seeded(`${seed}/ledger/${persona.account}`)
  const count = scenario === 'huge' ? 10_000 : scenario === 'sparse' ? 2 : 34
  let balance = totalOf(persona)
  for (let i = 0; i < count; i++) {
    const kind = i % 3 === 2 ? ('WITHDRAW' as const) : ('DEPOSIT' as const)
    const time = at - Math.round((i + 1) * 1.7 * day + random() * 8 * hour)
    const amount = (2 + Math.floor(random() * 60)) * 10 * unit + (i % 5 === 4 ? 5_000 : 0)
    const fails = i > 0 && i % 7 === 0
    const fee = kind === 'DEPOSIT' && i % 4 === 1 ? Math.round(amount * 0.015) : undefined
    const status = kind === 'DEPOSIT' ? (fails ? 'FAILED' : 'CREDITED') : fails ? 'REJECTED' : 'APPROVED'
    const type = kind === 'DEPOSIT' ? (['BANK', 'CARD', 'QR', 'CRYPTO'][i % 4] ?? 'BANK') : 'BANK'
    ledger.entries.push({
      referenceNo: `${kind === 'DEPOSIT' ? 'D' : 'W'}${String(20_250_000 + count - i)}`,
      kind,
      time,
      type,
      amount,
      ...(fee !== undefined && { fee }),
      status,
      ...(fails && { remark: kind === 'DEPOSIT' ? expired : rejected }),
      balance,
    })
    if (!fails) balance = Math.max(0, balance - (kind === 'DEPOSIT' ? amount - (fee ?? 0) : -amount))
  }
  if (scenario === 'sparse') return ledger
  const paid = (referenceNo: string, amount: number, minutesAgo: number, more: Partial<ConfirmationEntry>): ConfirmationEntry => ({
    referenceNo,
    amount: amount * unit,
    paidTime: at - minutesAgo * minute,
    status: 'WAITING',
    ...more,
  })
  ledger.confirmations.push(
    paid(`W-${persona.account}-3`, 500, 4, { autoConfirmMinutes: 30 }),
    paid(`W-${persona.account}-2`, 1_250.5, 600, {}),
    paid(`W-${persona.account}-1`, 80, 3_000, { status: 'FORCED_RECEIVED' }),
  )
  return ledger
}
