import { createStore } from 'effector'

import type { ManualRebate } from '../../../schemas/gateway/rewards.ts'
import { claimManualRebate } from '../../gateway/endpoints/rewards/claim-manual-rebate.ts'
import { readManualRebate } from '../../gateway/endpoints/rewards/read-manual-rebate.ts'
import { actOf } from '../acts.ts'
import { callOf } from '../requests/call.ts'
import { createResource } from '../requests/resource.ts'
import { createClaims } from './claims.ts'

export const rebateKey = 'all'

// What we know; never asked for a trial account
const ask = callOf(readManualRebate)
export const rebates = createResource<void, ManualRebate>({ name: 'rebates', ask, keyOf: () => rebateKey, session: 'real' })

// How it changes: one claim at a time, because two of them might claim the same rebate
const { $progress } = createClaims({
  asked: actOf('claim-rebate').map(({ records }) => ({ ids: [...records] })), // none: all
  keyOf: () => rebateKey,
  claim: callOf(claimManualRebate),
  isOpen: async ({ ids }) => (await ask()).list.some(({ id, state }) => state === 'CLAIM' && (ids.length === 0 || ids.includes(id))),
  $titles: createStore({}),
  words: 'rebate-',
  changed: [rebates.refreshedAll],
  answered: rebates.answered,
})
export const $rebateClaim = $progress.map((progress) => progress[rebateKey] ?? null)
