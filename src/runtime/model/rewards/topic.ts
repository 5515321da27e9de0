import { defineTopic } from '../../contract/topic.ts'
import { source as missionBadge } from './badges-missions.source.ts'
import { source as rewardBadge } from './badges-rewards.source.ts'
import { source as ranking } from './missions-ranking.source.ts'
import { source as missions } from './missions.source.ts'
import { source as rebates } from './rebates.source.ts'
import { source as referral } from './referral.source.ts'
import { source as rewards } from './rewards.source.ts'
import { rewardsStarted } from './started.ts'
import { source as vip } from './vip-status.source.ts'

export const topic = defineTopic({
  sources: [missionBadge, rewardBadge, ranking, missions, rebates, referral, rewards, vip],
  started: rewardsStarted,
})
