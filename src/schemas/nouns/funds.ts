import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { MoneyCall } from './money-call.ts'
import { Picture } from './picture.ts'

/** Money in and out of the account. Rates are fractions: 0.015 is 1.5 %. Times are ISO-8601 with offset. */

/** What a player typed before and did not send, by field; never a password. */
const Draft = z.record(z.string(), z.string())

export const BankAccount = z.object({ key: z.string(), bank: z.string(), number: z.string(), payee: z.string() })
export type BankAccount = z.infer<typeof BankAccount>

/** A deposit, a withdrawal or a transfer. */
export const FundEntry = z.object({
  reference: z.string(),
  amount: Amount,
  status: z.string(),
  time: z.string(),
  fee: z.optional(Amount),
  remark: z.optional(z.string()),
})
export type FundEntry = z.infer<typeof FundEntry>

/** A way to pay in. `guide` is hostile HTML. */
export const DepositChannel = z.object({
  key: z.string(),
  name: z.string(),
  type: z.string(),
  min: Amount,
  max: Amount,
  feeRate: z.number(),
  picture: Picture,
  quick: z.array(Amount),
  fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })),
  guide: z.optional(z.string()),
})
export type DepositChannel = z.infer<typeof DepositChannel>

/** What was ordered: where to pay, or which account to transfer to. */
export const DepositOrder = z.object({
  reference: z.string(),
  amount: Amount,
  status: z.string(),
  payAddress: z.optional(z.string()),
  account: z.optional(BankAccount),
})
export type DepositOrder = z.infer<typeof DepositOrder>

export const Deposit = z.object({
  currency: z.string(),
  channels: z.array(DepositChannel),
  call: MoneyCall,
  order: z.optional(DepositOrder),
  /** The number of the order that the address of the page names. */
  named: z.optional(z.string()),
  /** The newest deposit of the history. */
  last: z.optional(FundEntry),
  draft: Draft,
})
export type Deposit = z.infer<typeof Deposit>

export const Withdrawal = z.object({
  currency: z.string(),
  accounts: z.array(BankAccount),
  min: Amount,
  max: Amount,
  available: Amount,
  feeRate: z.number(),
  remainingTimes: z.optional(z.int()),
  passwordSet: z.boolean(),
  call: MoneyCall,
  /** What was asked for. */
  made: z.optional(FundEntry),
  last: z.optional(FundEntry),
  draft: Draft,
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** A withdrawal that was paid. `autoConfirmAt`: ms since 1970, when it counts as received by itself. */
export const PaidWithdrawal = z.object({
  key: z.string(),
  amount: Amount,
  paidTime: z.string(),
  autoConfirmAt: z.optional(z.number()),
  received: z.optional(Amount),
  remaining: z.optional(Amount),
  status: z.string(),
})
export type PaidWithdrawal = z.infer<typeof PaidWithdrawal>

export const PaidWithdrawals = z.object({
  currency: z.string(),
  withdrawals: z.array(PaidWithdrawal),
  call: MoneyCall,
  /** The withdrawal that the call is about. */
  of: z.optional(z.string()),
  draft: z.optional(Draft),
})
export type PaidWithdrawals = z.infer<typeof PaidWithdrawals>

export const WalletTransfer = z.object({
  currency: z.string(),
  wallets: z.array(z.object({ key: z.string(), name: z.string(), balance: Amount, main: z.boolean() })),
  call: MoneyCall,
  draft: Draft,
})
export type WalletTransfer = z.infer<typeof WalletTransfer>

/** A transfer to the player above, or to the account below that `to` names. */
export const UplineTransfer = z.object({
  to: z.optional(z.string()),
  currency: z.string(),
  available: Amount,
  passwordSet: z.boolean(),
  /** There is nobody above this player. */
  none: z.boolean(),
  call: MoneyCall,
  made: z.optional(FundEntry),
  draft: Draft,
})
export type UplineTransfer = z.infer<typeof UplineTransfer>
