import { readReferral } from '../../../src/runtime/gateway/endpoints/rewards/read-referral.ts'
import { mock } from '../../mock.ts'
import { page } from '../../state/reply.ts'
import { decimalOf, downlinesOf } from '../../state/rewards.ts'
import { gatewayTime } from '../../state/text.ts'

export const handler = mock(
  readReferral,
  ({ params: { pageNo, pageSize }, session, state }) => {
    if (!session) return null
    const downlines = downlinesOf(state, session)
    const { items, totalPages, totalCount } = page(downlines, pageNo, pageSize)
    const referralCode = `FOYER-${session.id}`
    return {
      enabled: true,
      referralCode,
      referralUrl: `https://foyer.example.test/register?affiliateCode=${referralCode}`,
      invitedCount: downlines.length,
      totalReward: decimalOf(downlines.reduce((sum, { cents }) => sum + cents, 0)),
      records: {
        content: items.map(({ account, time, state: now, cents }) => ({
          account,
          time: gatewayTime(time),
          state: now,
          reward: decimalOf(cents),
        })),
        pageNum: pageNo,
        totalPages,
        totalCount,
      },
    }
  },
  { feature: 'REFERRAL3' },
)
