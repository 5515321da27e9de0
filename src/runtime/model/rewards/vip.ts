import { combine } from 'effector'
import * as z from 'zod/mini'

import type { VipInfo } from '../../../schemas/gateway/rewards.ts'
import type { VipStatus } from '../../../schemas/nouns/rewards.ts'
import type { Cdn } from '../../gateway/cdn.ts'
import { claimVipBonus } from '../../gateway/endpoints/rewards/claim-vip-bonus.ts'
import { readVip } from '../../gateway/endpoints/rewards/read-vip.ts'
import { recordOf } from '../acts.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { $cdn } from '../context/site.ts'
import { $symbol } from '../wallet/balance.ts'
import { claimOf, createClaims } from './claims.ts'
import type { Progress } from './claims.ts'

export const vipKey = 'all'
/** A level as the key of its record. */
const Level = z.string().check(z.regex(/^\d{1,9}$/))

// What we know; never asked for a trial account
const ask = callOf(readVip)
export const vip = createResource<void, VipInfo>({ name: 'vip', ask, keyOf: () => vipKey, session: 'real' })

// How it changes
const $titles = vip.known.map(({ entries }) => {
  const entry = entries[vipKey]
  return Object.fromEntries(
    entry?.status === 'ready' ? entry.value.levels.map(({ vipRankLevel, vipLabel }) => [String(vipRankLevel), vipLabel]) : [],
  )
})
const { $progress, $outcomes } = createClaims({
  asked: recordOf('claim-vip-bonus', Level).map((level) => ({ vipRankLevel: Number(level) })),
  keyOf: ({ vipRankLevel }) => String(vipRankLevel),
  claim: callOf(claimVipBonus),
  isOpen: async ({ vipRankLevel }) => (await ask()).levels.some((each) => each.vipRankLevel === vipRankLevel && each.state === 'CLAIM'),
  $titles,
  changed: [vip.refreshedAll],
  answered: vip.answered,
})
export const $vip = combine({ known: vip.known, progress: $progress, outcomes: $outcomes, currency: $symbol, cdn: $cdn })

/** The levels from the lowest, each once, with what was claimed since they were asked for. */
export const vipStatusOf = memo(
  (value: VipInfo, progress: Progress, outcomes: Readonly<Record<string, string>>, currency: string, cdn: Cdn): VipStatus => ({
    label: value.vipLabel,
    level: value.vip ? Math.max(0, value.vipRankLevel) : 0,
    ...(value.progress !== undefined && { progress: value.progress }),
    ...(value.target !== undefined && { target: value.target }),
    levels: value.levels
      .filter(({ vipRankLevel, vipLabel }, index) => {
        const isFirst = value.levels.findIndex((other) => other.vipRankLevel === vipRankLevel) === index
        return isFirst && (vipRankLevel > 0 || vipLabel !== '') // nothing is known of a level without number and name
      })
      .toSorted((one, other) => one.vipRankLevel - other.vipRankLevel)
      .map(({ vipRankLevel, vipLabel, requirement, bonus, rebateRate, state, icon }) => {
        const [key, now] = [String(vipRankLevel), outcomes[String(vipRankLevel)] ?? state]
        return {
          level: vipRankLevel,
          label: vipLabel,
          requirement,
          bonus,
          ...(rebateRate !== undefined && { rate: rebateRate }),
          ...(now !== undefined && { state: now }),
          picture: cdn.images(icon),
          ...claimOf(progress, key),
        }
      }),
    currency,
  }),
)
