import * as z from 'zod/mini'

import { Paged } from './paging.ts'
import { code, decimal, id, maybeDecimal, prose, text, words } from './scalars.ts'

/** A member's records (gateway.md, section 9). Amounts are exact text in the account's currency; times are ISO-8601 with offset. */

/** `status`: SETTLED, UNSETTLED, CANCELLED; unknown ones are kept. `winAmount` is missing while the bet runs. */
export const BetRecord = z.object({
  betNo: id,
  gameCategory: words,
  vassalage: words,
  gameName: words,
  betTime: words,
  betAmount: decimal,
  validBet: decimal,
  winAmount: maybeDecimal,
  profit: decimal,
  status: words,
})
export type BetRecord = z.infer<typeof BetRecord>
/** `summary`: betAmount, validBet and profit of the whole range. */
export const BetRecords = Paged(BetRecord)

export const TransactionRecord = z.object({
  referenceNo: id,
  time: words,
  type: words,
  amount: decimal,
  balance: decimal,
  status: words,
  remark: text,
})
export type TransactionRecord = z.infer<typeof TransactionRecord>
export const TransactionRecords = Paged(TransactionRecord)

/** `day`: yyyy-MM-dd in the gateway's own zone. */
export const ProfitRow = z.object({
  day: code,
  betAmount: decimal,
  validBet: decimal,
  winAmount: maybeDecimal,
  rebate: decimal,
  bonus: decimal,
  profit: decimal,
})
export type ProfitRow = z.infer<typeof ProfitRow>
/** `summary`: the same names as the row. */
export const ProfitRows = Paged(ProfitRow)

/** `type`: REBATE, CASH_BACK, RED_ENVELOPE, RESCUE_FUND, VIP, REFERRAL, MISSION, PROMOTION; unknown ones are kept. */
export const BonusRecord = z.object({
  referenceNo: id,
  time: words,
  type: words,
  name: prose,
  amount: decimal,
  status: words,
  remark: text,
})
export type BonusRecord = z.infer<typeof BonusRecord>
export const BonusRecords = Paged(BonusRecord)
