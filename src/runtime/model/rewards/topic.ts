import { defineTopic } from '../../contract/topic.ts'
import { source as missionBadge } from './badges-missions.source.ts'
import { source as rewardBadge } from './badges-rewards.source.ts'
import { source as leaderboard } from './records-leaderboard.source.ts'
import { source as missionRecords } from './records-missions.source.ts'
import { source as rebateRecords } from './records-rebates.source.ts'
import { source as referrals } from './records-referrals.source.ts'
import { source as rewardRecords } from './records-rewards.source.ts'
import { source as ranking } from './missions-ranking.source.ts'
import { source as referral } from './referral.source.ts'
import { rewardsStarted } from './started.ts'
import { source as vip } from './vip-status.source.ts'

const records = [leaderboard, missionRecords, rebateRecords, referrals, rewardRecords]

export const topic = defineTopic({ sources: [missionBadge, rewardBadge, ranking, ...records, referral, vip], started: rewardsStarted })
