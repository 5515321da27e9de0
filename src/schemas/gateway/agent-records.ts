import * as z from 'zod/mini'

import { emptiable } from './lists.ts'
import { Paged } from './paging.ts'
import { BetRecord, TransactionRecord } from './records.ts'
import { code, decimal, id, int, maybeDecimal, maybeMoney, words } from './scalars.ts'

/** Records of an agent's team (gateway.md, section 15). Amounts are exact text in the account's currency; times ISO-8601 with offset. */

/** A bet of somebody in the team. */
export const TeamBet = z.object({ account: words, ...BetRecord.shape })
export type TeamBet = z.infer<typeof TeamBet>
export const TeamBets = Paged(TeamBet)

/** What an account won and lost in the whole range. */
export const UserLoss = z.object({
  account: id,
  betAmount: decimal,
  validBet: decimal,
  winAmount: maybeDecimal,
  rebate: decimal,
  bonus: decimal,
  profit: decimal,
})
export type UserLoss = z.infer<typeof UserLoss>
export const UserLosses = Paged(UserLoss)

/** What an agent earned on a day of the gateway's own zone. */
export const RevenueRow = z.object({
  day: code,
  teamBet: decimal,
  teamProfit: decimal,
  dividend: decimal,
  dailySalary: decimal,
  hourSalary: decimal,
  realtimeSalary: decimal,
  total: decimal,
})
export type RevenueRow = z.infer<typeof RevenueRow>
export const RevenueRows = Paged(RevenueRow)

export const DownlineTransaction = z.object({ account: words, ...TransactionRecord.shape })
export type DownlineTransaction = z.infer<typeof DownlineTransaction>
export const DownlineTransactions = Paged(DownlineTransaction)

/** `status`: PENDING, ISSUED, RECEIVED; unknown ones are kept. A rate of 0.015 is 1.5%. */
export const DividendRecord = z.object({
  recordId: id,
  account: words,
  periodType: words,
  startTime: words,
  endTime: words,
  periodValidBet: decimal,
  periodProfitLoss: decimal,
  activeMembers: int,
  rate: maybeMoney,
  amount: decimal,
  status: words,
})
export type DividendRecord = z.infer<typeof DividendRecord>
export const DividendRecords = Paged(DividendRecord)

/** `status` as of a dividend. Rates and the single bet are of real-time salaries. */
export const SalaryRecord = z.object({
  recordId: id,
  account: words,
  time: words,
  betAmount: decimal,
  rate: maybeMoney,
  winRate: maybeMoney,
  lossRate: maybeMoney,
  singleBetAmount: maybeDecimal,
  amount: decimal,
  status: words,
})
export type SalaryRecord = z.infer<typeof SalaryRecord>
export const SalaryRecords = Paged(SalaryRecord)

/** The state of a dividend or salary after it was paid or taken. */
export const PayoutResult = emptiable(z.object({ status: words }))
