import { listRewards } from '../../../src/runtime/gateway/endpoints/rewards/list-rewards.ts'
import { mock } from '../../mock.ts'
import { page } from '../../state/reply.ts'
import { decimalOf, rewardsOf } from '../../state/rewards.ts'
import { gatewayTime, textIn } from '../../state/text.ts'

/** `summary.claimable` counts all of them, whatever is asked for. */
export const handler = mock(
  listRewards,
  ({ params: { pageNo, pageSize, state: wanted }, session, state, language }) => {
    const all = session ? rewardsOf(state, session).rewards : []
    const { items, totalPages, totalCount } = page(
      all.filter((one) => wanted === undefined || one.state === wanted),
      pageNo,
      pageSize,
    )
    return {
      content: items.map(({ id, name, type, cents, state: now, expireTime }) => ({
        id,
        name: textIn(name, language),
        type,
        amount: decimalOf(cents),
        state: now,
        ...(expireTime !== undefined && { expireTime: gatewayTime(expireTime) }),
      })),
      pageNum: pageNo,
      totalPages,
      totalCount,
      summary: { claimable: String(all.filter((one) => one.state === 'CLAIM').length) },
    }
  },
  { feature: 'REWARDCENTER3' },
)
