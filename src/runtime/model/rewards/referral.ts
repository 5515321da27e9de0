import { combine } from 'effector'

import type { Referral as GatewayReferral } from '../../../schemas/gateway/rewards.ts'
import type { Referral } from '../../../schemas/nouns/rewards.ts'
import { readReferral } from '../../gateway/endpoints/rewards/read-referral.ts'
import { callOf } from '../requests/call.ts'
import { memo } from '../../../rules/memo.ts'
import { createResource } from '../requests/resource.ts'
import { atLeastOne } from '../requests/states.ts'
import { $symbol } from '../wallet/balance.ts'

const defaultSize = 10 // downlines on a page (chosen)

export type ReferralArgs = { page?: number | string | undefined; pageSize?: number | undefined }
/** `record`: the source, where it is one of records. */
type Ask = { pageNo: number; pageSize: number; record?: string }

// What we know; never asked for a trial account
const ask = callOf(readReferral)
export const referral = createResource<Ask, GatewayReferral>({
  name: 'referral',
  ask: ({ record: _, ...page }) => ask(page),
  keyOf: keyOfAsk,
  familyOf: ({ record = '' }) => record,
  session: 'real',
})
export const $referral = combine({ known: referral.known, currency: $symbol })

export function askOf({ page, pageSize }: ReferralArgs): Ask {
  return { pageNo: atLeastOne(page, 1), pageSize: atLeastOne(pageSize, defaultSize) }
}
export function keyOfAsk({ pageNo, pageSize }: Ask): string {
  return `${pageSize}/${pageNo}`
}

/** The invitation with a page of who registered. The gateway gives no ids: a row's key is its place on the page. */
export const referralOf = memo((value: GatewayReferral, currency: string, pageNo: number): Referral => {
  const url = value.referralUrl !== undefined && !/^data:/i.test(value.referralUrl) ? value.referralUrl : undefined
  return {
    code: value.referralCode,
    ...(url !== undefined && { url }),
    invited: Math.max(0, value.invitedCount),
    earned: value.totalReward,
    downlines: value.records.content.map((record, index) => ({ key: `${pageNo}-${index + 1}`, ...record })),
    page: pageNo,
    pages: Math.max(1, value.records.totalPages),
    currency,
  }
})
