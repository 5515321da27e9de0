import * as z from 'zod/mini'

import { emptiable, List, tolerantArray } from './lists.ts'
import { Paged } from './paging.ts'
import { code, decimal, id, int, maybeDecimal, maybeInt, maybeProse, prose, text, url, words } from './scalars.ts'

/** The points mall (gateway.md, section 14). Points are exact decimals like money, which they are traded for; they never expire. */

export const PointsBalance = emptiable(z.object({ points: decimal }))
export type PointsBalance = z.infer<typeof PointsBalance>

/** `type`: LIVE, LOTT, PVP, RNG, SPORTS, REDEEM, DEPOSIT; unknown ones are kept. */
export const PointsReward = z.object({ type: code, points: decimal, pointsRatio: maybeDecimal })
export type PointsReward = z.infer<typeof PointsReward>
export const PointsRewards = List(PointsReward)
export type PointsRewards = z.infer<typeof PointsRewards>

/** So many points for so many units of valid bet. */
export const PointsRule = z.object({ type: code, units: decimal, points: decimal })
export type PointsRule = z.infer<typeof PointsRule>

/** `pointsRatio`: points for one unit of money. `description` is hostile HTML until it is sanitised. */
export const PointsConfig = emptiable(
  z.object({ pointsRatio: decimal, minPoints: int, maxPoints: int, rules: tolerantArray(PointsRule), description: maybeProse }),
)
export type PointsConfig = z.infer<typeof PointsConfig>

/** `type`: CHIP, GIFT, SERVICE; unknown ones are kept. `stock` is missing where there is always more. `description` is hostile HTML. */
export const RedeemItem = z.object({
  itemId: id,
  type: words,
  name: prose,
  pointsRequirement: decimal,
  amountRequirement: maybeDecimal,
  stock: maybeInt,
  image: url,
  description: maybeProse,
})
export type RedeemItem = z.infer<typeof RedeemItem>
export const RedeemItems = Paged(RedeemItem)
export type RedeemItems = z.infer<typeof RedeemItems>

/** `status`: IN_PROCESS, REJECTED, APPROVED; unknown ones are kept. Which of the other fields it has depends on its type. */
export const RedeemRecord = z.object({
  transactionReferenceNumber: id,
  applyTime: words,
  type: words,
  name: prose,
  quantity: int,
  pointsRequirement: decimal,
  amountRequirement: maybeDecimal,
  status: words,
  time: text,
  changedPoints: decimal,
  pointsBalance: decimal,
  remark: text,
  units: maybeDecimal,
  pointsRatio: maybeDecimal,
  redeemAmount: maybeDecimal,
  paidAccount: text,
  mainWallet: text,
  paidAmount: maybeDecimal,
  receivingAddress: text,
})
export type RedeemRecord = z.infer<typeof RedeemRecord>
export const RedeemRecords = Paged(RedeemRecord)
export type RedeemRecords = z.infer<typeof RedeemRecords>

export const PointsTransaction = z.object({
  transactionReferenceNumber: id,
  time: words,
  type: words,
  name: text,
  changedPoints: decimal,
  pointsBalance: decimal,
  remark: text,
})
export type PointsTransaction = z.infer<typeof PointsTransaction>
export const PointsTransactions = Paged(PointsTransaction)
