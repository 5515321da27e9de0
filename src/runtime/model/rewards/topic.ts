import { combine, createEvent, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { $flags } from '../facts/flags.ts'
import { badgeCounted } from '../menu/badges.ts'
import { $badgesShown } from '../menu/menu.ts'
import { $claimableMissions, missions } from './missions.ts'
import { $claimableRewards, rewardCount } from './rewards.ts'
import * as sources from './sources.ts'

// What may happen
/** The topic has come to a portal: menus get its counts. */
const rewardsStarted = createEvent()

// How it changes: what a drawn menu counts is asked for, where the site offers it
const counts = [
  { badge: 'badges.rewards', $count: $claimableRewards, wanted: rewardCount.wanted, flag: 'REWARDCENTER3' },
  { badge: 'badges.missions', $count: $claimableMissions, wanted: missions.wanted, flag: 'MISSION3' },
]
const $shown = combine({ badges: $badgesShown, flags: $flags })
for (const { badge, $count, wanted, flag } of counts) {
  sample({
    clock: [rewardsStarted, $shown.updates],
    source: $shown,
    filter: ({ badges, flags }) => badges.includes(badge) && flags[flag] !== false,
    fn: () => undefined,
    target: wanted,
  })
  sample({ clock: [rewardsStarted, $count.updates], source: $count, fn: (count) => ({ badge, count }), target: badgeCounted })
}

export const topic = defineTopic({ sources: Object.values(sources), started: rewardsStarted })
