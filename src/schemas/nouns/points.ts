import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { MoneyCall } from './money-call.ts'
import { Picture } from './picture.ts'

/** Points of the mall. Numbers of points are exact decimal text, as amounts are: they are traded for money. They never expire. */

export const Points = z.object({ points: Amount })
export type Points = z.infer<typeof Points>

/** What points are redeemed for. `type`: CHIP, GIFT, SERVICE; `price`: money that it costs beside points; `html` is hostile. */
export const MallItem = z.object({
  key: z.string(),
  type: z.string(),
  name: z.string(),
  points: Amount,
  price: z.optional(Amount),
  /** How many are left; missing where there are always more. */
  stock: z.optional(z.int()),
  picture: Picture,
  html: z.optional(z.string()),
})
export type MallItem = z.infer<typeof MallItem>

/** What was booked for points, as the gateway's history has it. */
export const Redeemed = z.object({
  reference: z.string(),
  name: z.string(),
  quantity: z.int(),
  points: Amount,
  status: z.string(),
  /** What was paid into the wallet. */
  paid: z.optional(Amount),
})
export type Redeemed = z.infer<typeof Redeemed>

/** What a player typed before and did not send, by field; never a password. */
const Draft = z.record(z.string(), z.string())

export const PointsShop = z.object({
  currency: z.string(),
  /** What the player has; missing while it is not known. */
  points: z.optional(Amount),
  items: z.array(MallItem),
  type: z.string(),
  /** Only what the player has enough points for. */
  within: z.boolean(),
  page: z.int(),
  pages: z.int(),
  call: MoneyCall,
  /** The item that the call is about. */
  of: z.optional(z.string()),
  made: z.optional(Redeemed),
  draft: Draft,
})
export type PointsShop = z.infer<typeof PointsShop>

/** Points for money. `ratio`: points for one unit of money; `min` and `max` of one conversion, in points; a `max` of "0" is none. */
export const PointsConversion = z.object({
  currency: z.string(),
  points: Amount,
  ratio: Amount,
  min: Amount,
  max: Amount,
  call: MoneyCall,
  made: z.optional(Redeemed),
  draft: Draft,
})
export type PointsConversion = z.infer<typeof PointsConversion>

export const PointsEarned = z.array(z.object({ key: z.string(), points: Amount }))
export type PointsEarned = z.infer<typeof PointsEarned>

/** What earns points: so many for `units` of valid bets. `html` is hostile. */
export const PointsRules = z.object({
  currency: z.string(),
  ratio: Amount,
  min: Amount,
  max: Amount,
  rules: z.array(z.object({ key: z.string(), units: Amount, points: Amount })),
  html: z.optional(z.string()),
})
export type PointsRules = z.infer<typeof PointsRules>
