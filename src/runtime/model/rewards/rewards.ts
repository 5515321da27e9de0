import { combine, createEvent, sample } from 'effector'

import type { Reward, Rewards } from '../../../schemas/gateway/rewards.ts'
import type { RewardList } from '../../../schemas/nouns/rewards.ts'
import { ownValue } from '../../../schemas/own-value.ts'
import { claimReward } from '../../gateway/endpoints/rewards/claim-reward.ts'
import { listRewards } from '../../gateway/endpoints/rewards/list-rewards.ts'
import { recordOf } from '../acts.ts'
import { recordChanged } from '../requests/record-changed.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../requests/memo.ts'
import { createResource } from '../requests/resource.ts'
import { atLeastOne, codeOf } from '../requests/states.ts'
import { $symbol } from '../wallet/balance.ts'
import { claimOf, createClaims } from './claims.ts'
import type { Progress } from './claims.ts'

const defaultSize = 10 // rewards on a page (chosen)
const checkedAtOnce = 100 // rewards on a page when all are read
const mostPages = 10 // of them, for those of a type
const claimable = 'CLAIM'

export type RewardArgs = {
  page?: number | string | undefined
  pageSize?: number | undefined
  state?: string | undefined
  type?: string | undefined
}
/** `type`: all rewards are read, because the gateway's list knows states alone. `record`: the source, where it is one of records. */
type Ask = { pageNo: number; pageSize: number; state?: string; type?: string; record?: string }

const ask = callOf(listRewards)
const countedChanged = createEvent()

// What we know: pages of rewards, and how many may be claimed; never asked for a trial account
export const rewards = createResource<Ask, Rewards>({
  name: 'rewards',
  ask: ({ type, record: _, ...page }) => (type === undefined ? ask(page) : allOf(page.state, type)),
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
export const $rewards = combine({ known: rewards.known, progress: $progress, outcomes: $outcomes, currency: $symbol })
sample({ clock: countedChanged, target: rewardCount.refreshedAll })
sample({ clock: countedChanged, fn: () => 'records.bonuses', target: recordChanged })
// Every page says how many may be claimed
sample({
  clock: rewards.answered,
  filter: ({ value }) => value.summary?.['claimable'] !== undefined,
  fn: ({ value }) => ({ key: claimable, value: claimableOf(value) }),
  target: rewardCount.answered,
})

/** What a node asks for: a page from 1, of all rewards or of those with a state. */
export function askOf({ page, pageSize, state, type }: RewardArgs): Ask {
  const [code, kind] = [codeOf(state), codeOf(type)]
  return {
    pageNo: atLeastOne(page, 1),
    pageSize: atLeastOne(pageSize, defaultSize),
    ...(code !== undefined && { state: code }),
    ...(kind !== undefined && { type: kind }),
  }
}
export function keyOfAsk({ pageNo, pageSize, state, type }: Ask): string {
  return type === undefined ? `${state ?? ''}/${pageSize}/${pageNo}` : `${state ?? ''}/${type}`
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

/** A page of rewards with what was claimed since it was asked for. */
export const rewardListOf = memo(
  (
    value: Rewards,
    progress: Progress,
    outcomes: Readonly<Record<string, string>>,
    currency: string,
    pageNo: number,
    state: string,
    type: string,
    pageSize: number,
  ): RewardList => {
    const listed = value.content.filter(({ id }, index) => value.content.findIndex((other) => other.id === id) === index)
    const stateOf = (reward: Reward) => ownValue(outcomes, reward.id) ?? reward.state
    return {
      rewards: (type === '' ? listed : listed.slice((pageNo - 1) * pageSize, pageNo * pageSize)).map((reward) => ({
        key: reward.id,
        name: reward.name,
        type: reward.type,
        amount: reward.amount,
        state: stateOf(reward),
        ...(reward.expireTime !== undefined && { expireTime: reward.expireTime }),
        ...claimOf(progress, reward.id),
      })),
      claimable: type === '' ? claimableOf(value) : listed.filter((reward) => stateOf(reward) === claimable).length,
      state,
      page: pageNo,
      pages: Math.max(1, type === '' ? value.totalPages : Math.ceil(listed.length / pageSize)),
      currency,
    }
  },
)

function claimableOf({ summary, totalCount, content }: Rewards): number {
  const count = Number(summary?.['claimable'] ?? totalCount ?? content.length)
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}
