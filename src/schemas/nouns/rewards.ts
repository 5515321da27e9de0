import * as z from 'zod/mini'

import { Amount } from './money.ts'
import { Picture } from './picture.ts'

/**
 * `pending`: it is being claimed. `unknown`: the answer of the gateway was lost, and it could not be found out whether it was claimed; the
 * next claim only asks for that.
 */
export const ClaimProgress = z.enum(['pending', 'unknown'])
export type ClaimProgress = z.infer<typeof ClaimProgress>

/** `me`: the player. */
export const Leader = z.object({
  rank: z.int(),
  name: z.string(),
  score: z.number(),
  prize: z.optional(z.string()),
  me: z.optional(z.boolean()),
})
export type Leader = z.infer<typeof Leader>

/** The ranking of a period, by rank. */
export const MissionRanking = z.object({ leaders: z.array(Leader), period: z.string() })
export type MissionRanking = z.infer<typeof MissionRanking>

/** Who registered with the player's code. `time` is ISO-8601 with offset. */
export const Downline = z.object({ key: z.string(), account: z.string(), time: z.string(), state: z.string(), reward: Amount })
export type Downline = z.infer<typeof Downline>

/** The player's invitation. `url` is http(s) or a path of this site. */
export const Referral = z.object({
  code: z.string(),
  url: z.optional(z.string()),
  invited: z.int(),
  earned: Amount,
  downlines: z.array(Downline),
  page: z.int(),
  pages: z.int(),
  currency: z.string(),
})
export type Referral = z.infer<typeof Referral>

/** `requirement`: valid bets that the level asks for; `bonus`: what it gives once; `rate` is a fraction. */
export const VipLevel = z.object({
  level: z.int(),
  label: z.string(),
  requirement: Amount,
  bonus: Amount,
  rate: z.optional(z.number()),
  state: z.optional(z.string()),
  picture: Picture,
  claim: z.optional(ClaimProgress),
})
export type VipLevel = z.infer<typeof VipLevel>

/** The player's level (0: none), the way to the next one where there is one, and all levels from the lowest. */
export const VipStatus = z.object({
  label: z.string(),
  level: z.int(),
  progress: z.optional(z.number()),
  target: z.optional(z.number()),
  levels: z.array(VipLevel),
  currency: z.string(),
})
export type VipStatus = z.infer<typeof VipStatus>
