import { combine, createEvent, sample } from 'effector'

import type { Rewards } from '../../../schemas/gateway/rewards.ts'
import { claimReward } from '../../gateway/endpoints/rewards/claim-reward.ts'
import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { recordOf } from '../acts.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { createClaims } from './claims.ts'

const checkedAtOnce = 100 // rewards on a page when all are read
const mostPages = 10 // of them, for those of a type
const claimable = 'CLAIM'

/** `type`: all rewards are read, because the gateway's list knows states alone. `record`: the source, where it is one of records. */
export type RewardAsk = { pageNo: number; pageSize: number; state?: string; type?: string; record?: string }

const ask = callOf(listRewards)
const countedChanged = createEvent()

// What we know: pages of rewards, and how many may be claimed; never asked for a trial account
export const rewards = createResource<RewardAsk, Rewards>({
  name: 'rewards',
  ask: askRewards,
  keyOf: keyOfAsk,
  familyOf: ({ state, type, record }) => `${record ?? ''}/${type ?? ''}/${state ?? ''}`,
  session: 'real',
})
export const rewardCount = createResource<void, number>({
  name: 'reward-count',
  ask: async () => claimableOf(await ask({ pageNo: 1, pageSize: 1, state: claimable })),
  keyOf: () => claimable,
  session: 'real',
})
export const $claimableRewards = rewardCount.known.map(({ entries }) => {
  const entry = entries[claimable]
  return entry?.status === 'ready' ? Math.max(0, entry.value) : 0
})

// How it changes
const $titles = rewards.known.map(({ entries }) =>
  Object.fromEntries(
    Object.values(entries).flatMap((entry) => (entry.status === 'ready' ? entry.value.content.map(({ id, name }) => [id, name]) : [])),
  ),
)
const { $progress, $outcomes } = createClaims({
  asked: recordOf('claim-reward').map((id) => ({ id })),
  keyOf: ({ id }) => id,
  claim: callOf(claimReward),
  isOpen: async ({ id }) => {
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo += 1) {
      const { content, totalPages } = await ask({ pageNo, pageSize: checkedAtOnce, state: claimable })
      if (content.some((reward) => reward.id === id && reward.state === claimable)) return true
      pages = totalPages
    }
    return false
  },
  $titles,
  changed: [rewards.refreshedAll, countedChanged],
  answered: rewards.answered,
})
/** What became of rewards since they were listed. */
export const $claimedRewards = combine({ progress: $progress, outcomes: $outcomes })
sample({ clock: countedChanged, target: rewardCount.refreshedAll })
sample({ clock: countedChanged, fn: () => 'records.bonuses', target: recordChanged })
// Every page says how many may be claimed
sample({
  clock: rewards.answered,
  filter: ({ value }) => value.summary?.['claimable'] !== undefined,
  fn: ({ value }) => ({ key: claimable, value: claimableOf(value) }),
  target: rewardCount.answered,
})

export function keyOfAsk({ pageNo, pageSize, state, type }: RewardAsk): string {
  return type === undefined ? `${state ?? ''}/${pageSize}/${pageNo}` : `${state ?? ''}/${type}`
}

/** Asks for a page, or for all rewards of a type. */
export function askRewards({ type, record: _, ...page }: RewardAsk): Promise<Rewards> {
  return type === undefined ? ask(page) : allOf(page.state, type)
}

/** All rewards of a type, on one page. */
async function allOf(state: string | undefined, type: string): Promise<Rewards> {
  const listed = { pageSize: checkedAtOnce, ...(state !== undefined && { state }) }
  const first = await ask({ pageNo: 1, ...listed })
  const content = [...first.content]
  for (let pageNo = 2; pageNo <= Math.min(first.totalPages, mostPages); pageNo += 1)
    content.push(...(await ask({ pageNo, ...listed })).content)
  return { ...first, content: content.filter((reward) => reward.type === type) }
}

/** A page of the answer: of rewards of a type, which came all at once, those that stand on it. */
export function rewardPageOf(value: Rewards, { pageNo, pageSize, type }: RewardAsk): Rewards {
  if (type === undefined) return { ...value, summary: { ...value.summary, claimable: String(claimableOf(value)) } }
  const { content } = value
  const listed = content.filter(({ id }, index) => content.findIndex((other) => other.id === id) === index)
  return {
    pageNum: pageNo,
    content: listed.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(listed.length / pageSize),
    totalCount: listed.length,
    summary: { claimable: String(listed.filter(({ state }) => state === claimable).length) },
  }
}

function claimableOf({ summary, totalCount, content }: Rewards): number {
  const count = Number(summary?.['claimable'] ?? totalCount ?? content.length)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}
