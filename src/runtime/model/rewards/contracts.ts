import * as z from 'zod/mini'

import { Count } from '../../../schemas/nouns/count.ts'
import { RecordPage } from '../../../schemas/nouns/record.ts'
import { MissionRanking, Referral, VipStatus } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract, ListSize } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * How many missions may be claimed.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else 0
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const badgesMissions = defineSourceContract({
  name: 'badges.missions',
  flag: 'MISSION3',
  args: z.object({}),
  value: Count,
})

/**
 * How many rewards may be claimed.
 *
 * Value    a whole number, 0 for none
 * Empty    never
 * Failure  the last known figure, else 0
 * Login    a real account; a guest's and a trial's figure is 0
 */
export const badgesRewards = defineSourceContract({
  name: 'badges.rewards',
  flag: 'REWARDCENTER3',
  args: z.object({}),
  value: Count,
})

/**
 * The ranking of the missions' players, of a period.
 *
 * Value    rank, name, score and prize of each, by rank; the player is marked where the list contains him
 * Empty    nobody is ranked; with a period the list is empty and the choice stays
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const missionsRanking = defineSourceContract({
  name: 'missions.ranking',
  flag: 'MISSION3',
  args: z.object({ period: z.optional(z.string()) }),
  value: MissionRanking,
  login: 'real',
})

/**
 * The ranking of the missions' players, of a period.
 *
 * Value    all rows on one page, by rank or sorted by a field, numbered by their `place`; `me` is "true" in the player's own
 * Empty    nobody is ranked
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const recordsLeaderboard = defineSourceContract({
  name: 'records.leaderboard',
  flag: 'MISSION3',
  args: undatedArgs(['periodType']),
  fields: { place: 'count', rank: 'count', customerName: 'text', score: 'count', prize: 'text', me: 'status' },
  value: RecordPage,
  login: 'real',
})

/**
 * The player's missions.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field; what was just claimed
 *          shows at once; how many may be claimed, and points
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const recordsMissions = defineSourceContract({
  name: 'records.missions',
  flag: 'MISSION3',
  args: undatedArgs([]),
  fields: {
    missionId: 'reference',
    name: 'text',
    description: 'html',
    progress: 'count',
    target: 'count',
    reward: 'money',
    periodType: 'status',
    state: 'status',
    claimableCount: 'count',
    points: 'count',
  },
  actions: ['claim-mission'],
  value: RecordPage,
  login: 'real',
})

/**
 * The rebates that the player claims by hand.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field; `total` may be claimed
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const recordsRebates = defineSourceContract({
  name: 'records.rebates',
  flag: 'MANUALREBATE3',
  args: undatedArgs([]),
  fields: { id: 'reference', gameCategory: 'status', validBet: 'money', rate: 'rate', amount: 'money', state: 'status', total: 'money' },
  actions: ['claim-rebate'],
  value: RecordPage,
  login: 'real',
})

/**
 * Who has registered with the player's invitation.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, numbered by their `place`; how many they are and what they earned
 * Empty    nobody has
 * Failure  the call failed; a retry asks for this page again; the gateway says that referral is off: absent
 * Login    a true account: a trial has none and none are requested
 */
export const recordsReferrals = defineSourceContract({
  name: 'records.referrals',
  flag: 'REFERRAL3',
  args: undatedArgs([]),
  fields: {
    place: 'count',
    account: 'account',
    time: 'time',
    state: 'status',
    reward: 'money',
    invitedCount: 'count',
    totalReward: 'money',
  },
  value: RecordPage,
  login: 'real',
})

/**
 * What the player may claim and has claimed, of all states or of one, of all types or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field; what was just claimed shows at once;
 *          `claimable` counts all that may be claimed
 * Empty    there are none; with a state the page has no rows and the choice stays
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has none and none are requested
 */
export const recordsRewards = defineSourceContract({
  name: 'records.rewards',
  flag: 'REWARDCENTER3',
  args: undatedArgs(['state', 'type']),
  fields: { id: 'reference', name: 'text', type: 'status', amount: 'money', state: 'status', expireTime: 'time', claimable: 'count' },
  actions: ['claim-reward'],
  value: RecordPage,
  login: 'real',
})

/**
 * The player's invitation: code, address, how many registered with it and what that has earned, and a page of them.
 *
 * Value    as said; the address is http(s) or a path of this site
 * Empty    never; where the gateway says that referral is off: absent, the node stays away
 * Failure  the call failed; a retry asks for this page again
 * Login    a real account
 */
export const referral = defineSourceContract({
  name: 'referral',
  flag: 'REFERRAL3',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), pageSize: z.optional(ListSize) }),
  value: Referral,
  login: 'real',
})

/**
 * The player's VIP level and all levels.
 *
 * Value    the own level and the way to the next; requirement, bonus, rebate rate and state of each level, from the lowest
 * Empty    the site has no levels
 * Failure  the call failed; a retry asks again
 * Login    a real account
 */
export const vipStatus = defineSourceContract({
  name: 'vip.status',
  flag: 'VIP3',
  args: z.object({}),
  value: VipStatus,
  login: 'real',
})
