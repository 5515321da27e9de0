import * as z from 'zod/mini'

import { emptiable, List, maybeList, tolerantArray } from './lists.ts'
import { Paged } from './paging.ts'
import { code, decimal, flag, id, maybeDecimal, maybeInt, maybeMoney, text, url, words } from './scalars.ts'

/** Money in and out (gateway.md, section 8). Amounts are exact decimals in the account's currency, `feeRate` is a fraction: 0.015. */

/** `isSingle`: one wallet for all vendors, nothing to transfer between wallets. */
export const MerchantWallet = emptiable(z.object({ isSingle: flag }))
export type MerchantWallet = z.infer<typeof MerchantWallet>

/** A bank account of the player or of the site, masked where it is the player's. */
export const BankAccount = z.object({ accountId: id, bankName: words, accountNo: words, payeeName: words })
export type BankAccount = z.infer<typeof BankAccount>

export const DepositField = z.object({ name: code, label: words, required: flag })
export type DepositField = z.infer<typeof DepositField>

/** A way to pay in. `channelType` groups them; `guide` is hostile HTML until it is sanitised. */
export const DepositChannel = z.object({
  channelId: id,
  displayName: words,
  channelType: words,
  minAmount: decimal,
  maxAmount: decimal,
  feeRate: maybeMoney,
  icon: url,
  quickAmounts: maybeList(decimal),
  fields: maybeList(DepositField),
  guide: text,
})
export type DepositChannel = z.infer<typeof DepositChannel>
export const DepositChannels = List(DepositChannel)
export type DepositChannels = z.infer<typeof DepositChannels>

/** What was ordered. `payUrl`: where the player pays, in a new window; `bankAccount`: where the money is transferred to. */
export const DepositOrder = z.object({
  referenceNo: code,
  status: words,
  amount: decimal,
  payUrl: url,
  bankAccount: z.optional(z.nullable(BankAccount)),
})
export type DepositOrder = z.infer<typeof DepositOrder>

/** A deposit, a withdrawal or a transfer. `status` PENDING, APPROVED, REJECTED, CREDITED, FAILED, CONFIRMING; unknown ones are kept. */
export const FundRecord = z.object({
  referenceNo: code,
  time: words,
  type: words,
  amount: decimal,
  fee: maybeDecimal,
  status: words,
  remark: text,
})
export type FundRecord = z.infer<typeof FundRecord>
export const FundRecords = Paged(FundRecord)
export type FundRecords = z.infer<typeof FundRecords>

export const WithdrawInfo = z.object({
  bankAccounts: tolerantArray(BankAccount),
  minAmount: decimal,
  maxAmount: decimal,
  remainingTimes: maybeInt,
  feeRate: maybeMoney,
  availableAmount: decimal,
  paymentPasswordSet: flag,
})
export type WithdrawInfo = z.infer<typeof WithdrawInfo>

/**
 * A payment that the player says has arrived or not. `status` WAITING, RECEIVED, NOT_RECEIVED, PARTIAL, FORCED_RECEIVED (final).
 * `autoConfirmMinutes` after `paidTime` it counts as received; missing: it never does by itself.
 */
export const WithdrawConfirmation = z.object({
  referenceNo: code,
  amount: decimal,
  paidTime: words,
  autoConfirmMinutes: maybeInt,
  receivedAmount: maybeDecimal,
  remainingAmount: maybeDecimal,
  status: words,
})
export type WithdrawConfirmation = z.infer<typeof WithdrawConfirmation>
export const WithdrawConfirmations = List(WithdrawConfirmation)
export type WithdrawConfirmations = z.infer<typeof WithdrawConfirmations>

export const UploadedFile = z.object({ fileId: id, url })
export type UploadedFile = z.infer<typeof UploadedFile>
