import * as z from 'zod/mini'

import { emptiable, forgiving, List, tolerantArray } from './lists.ts'
import { Paged } from './paging.ts'
import {
  decimal,
  flag,
  id,
  int,
  maybeDecimal,
  maybeFlag,
  maybeInt,
  maybeMoney,
  maybeProse,
  money,
  prose,
  text,
  url,
  words,
} from './scalars.ts'

/** Rewards, missions, referral, rebate and VIP (gateway.md, section 13). Times are ISO-8601 with offset, amounts exact decimals. */

/** `state` as of a promotion: CLAIM may be claimed; `type` REBATE, CASH_BACK, RED_ENVELOPE and so on. Unknown ones are kept. */
export const Reward = z.object({ id, name: prose, type: words, amount: decimal, state: words, expireTime: text })
export type Reward = z.infer<typeof Reward>

/** `summary.claimable`: how many may be claimed. */
export const Rewards = Paged(Reward)
export type Rewards = z.infer<typeof Rewards>

/** What a claim came to: the new state, and the amount where one was paid. */
export const ClaimOutcome = emptiable(z.object({ state: words, amount: maybeDecimal }))
export type ClaimOutcome = z.infer<typeof ClaimOutcome>

export const ReferralRecord = z.object({ account: words, time: words, state: words, reward: decimal })
export type ReferralRecord = z.infer<typeof ReferralRecord>

/** `records`: a page of who registered with the code. */
export const Referral = emptiable(
  z.object({
    enabled: flag,
    referralCode: words,
    referralUrl: url,
    invitedCount: int,
    totalReward: decimal,
    records: forgiving(Paged(ReferralRecord)),
  }),
)
export type Referral = z.infer<typeof Referral>

/** `description` is hostile HTML until it is sanitised; `periodType` Daily, Weekly, Semimonthly or Monthly; `state` as of a promotion. */
export const Mission = z.object({
  missionId: id,
  name: prose,
  description: maybeProse,
  progress: money,
  target: money,
  reward: decimal,
  periodType: text,
  state: words,
})
export type Mission = z.infer<typeof Mission>

export const MissionSummary = emptiable(z.object({ missions: tolerantArray(Mission), claimableCount: int, points: maybeInt }))
export type MissionSummary = z.infer<typeof MissionSummary>

export const LeaderRow = z.object({ rank: int, customerName: words, score: money, prize: maybeProse, me: maybeFlag })
export type LeaderRow = z.infer<typeof LeaderRow>
export const LeaderRows = List(LeaderRow)
export type LeaderRows = z.infer<typeof LeaderRows>

/** `rate` is a fraction: 0.008 is 0.8 %. */
export const RebateRow = z.object({ id, gameCategory: words, validBet: decimal, rate: money, amount: decimal, state: words })
export type RebateRow = z.infer<typeof RebateRow>

/** `total`: what may be claimed. */
export const ManualRebate = emptiable(z.object({ list: tolerantArray(RebateRow), total: decimal }))
export type ManualRebate = z.infer<typeof ManualRebate>

export const RebateOutcome = emptiable(z.object({ amount: decimal }))
export type RebateOutcome = z.infer<typeof RebateOutcome>

/** `requirement`: the valid bets that the level asks for; `bonus`: what it gives once; `rebateRate` is a fraction. */
export const VipLevel = z.object({
  vipRankLevel: int,
  vipLabel: words,
  requirement: decimal,
  bonus: decimal,
  rebateRate: maybeMoney,
  state: text,
  icon: url,
})
export type VipLevel = z.infer<typeof VipLevel>

/** `progress` towards the next level's `target`; both are missing on the highest. */
export const VipInfo = emptiable(
  z.object({
    vip: flag,
    vipLabel: words,
    vipRankLevel: int,
    progress: maybeMoney,
    target: maybeMoney,
    levels: tolerantArray(VipLevel),
  }),
)
export type VipInfo = z.infer<typeof VipInfo>
