import type { Referral } from '../../../schemas/gateway/rewards.ts'
import { readReferral } from '../../gateway/endpoints/rewards/read-referral.ts'
import { createRecordSource } from '../records/records.ts'
import { callOf } from '../requests/call.ts'
import { contract } from './records-referrals.contract.ts'
import { keyOfAsk, referral } from './referral.ts'

const ask = callOf(readReferral)
const none = { content: [], totalPages: 1 }

export const source = createRecordSource(contract, {
  ask: async (page: Page) => pageOf(await ask(page), page) ?? none,
  key: 'place',
  sums: ['reward'],
  shared: { resource: referral, paramsOf: (asked) => ({ ...asked, record: contract.name }), keyOf: keyOfAsk, pageOf },
})

type Page = { pageNo: number; pageSize: number }

/** Who has registered, numbered because the gateway gives no ids. */
function pageOf({ enabled, records, invitedCount, totalReward }: Referral, { pageNo, pageSize }: Page) {
  if (!enabled) return null
  const before = (pageNo - 1) * pageSize
  return {
    ...records,
    content: records.content.map((record, index) => ({ place: before + index + 1, ...record })),
    summary: { invitedCount: String(Math.max(0, invitedCount)), totalReward },
  }
}
