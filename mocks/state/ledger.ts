import { refuse } from '../mock.ts'
import type { Refusal } from '../mock.ts'
import { decrypt, unreadable } from './decrypt.ts'
import { historyOf, movedBy } from './history.ts'
import type { ConfirmationEntry, Ledger, LedgerEntry, MockState } from './mock-state.ts'
import type { Persona } from './personas.ts'
import { day } from './text.ts'
import type { Text } from './text.ts'

const unit = 10_000
const minute = 60_000
export const creditedAfter = 20_000 // ms from an order to the money, or to the approval of a withdrawal
const vendorWallets = ['PG', 'EVO']
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
  entry: Omit<LedgerEntry, 'referenceNo' | 'time'> & { moves: number },
): LedgerEntry {
  const { moves, ...given } = entry
  const ledger = ledgerOf(state, persona)
  credit(state, persona, moves)
  state.tickets += 1
  const letter = { DEPOSIT: 'D', WITHDRAW: 'W', TRANSFER_IN: 'T', TRANSFER_OUT: 'T', WALLETS: 'M' }[given.kind]
  const made = { ...given, referenceNo: `${letter}${state.now()}${state.tickets}`, time: state.now() }
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

/** Changes the balance of an account, by ten-thousandths. What came before is known from then on. */
export function credit(state: MockState, persona: Persona, units: number): void {
  historyOf(state, persona)
  persona.balance = (totalOf(persona) + units) / unit
}

/** Deposits are credited, withdrawals approved, and payments that nobody confirmed count as received. */
function advance(state: MockState, persona: Persona, ledger: Ledger): void {
  for (const entry of ledger.entries) {
    if (entry.due === undefined || entry.due > state.now()) continue
    delete entry.due
    if (entry.kind === 'DEPOSIT') {
      entry.status = 'CREDITED'
      credit(state, persona, movedBy(entry))
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
      AR: `<p>أضفنا <b>$${amount}</b> إلى محفظتك الرئيسية.</p>`,
    }),
  },
  WITHDRAWAL_APPROVED: {
    title: { EN: 'Your withdrawal is on its way', AR: 'سحبك في الطريق' },
    content: (amount) => ({
      EN: `<p><b>$${amount}</b> was paid. Tell us when it has arrived.</p>`,
      AR: `<p>دفعنا <b>$${amount}</b>. أخبرنا عند وصول المبلغ.</p>`,
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

function createLedger(state: MockState, persona: Persona): Ledger {
  const { entries, confirmations } = historyOf(state, persona)
  const away = Math.floor(persona.balance / 20) * unit
  return {
    entries: [...entries],
    confirmations: [...confirmations],
    wallets: new Map(vendorWallets.map((wallet) => [wallet, away])),
    proofs: new Set(),
    wrongPasswords: 0,
  }
}
