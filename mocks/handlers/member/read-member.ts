import { readMember } from '../../../src/runtime/gateway/endpoints/member/read-member.ts'
import { mock, refuse } from '../../mock.ts'
import { unreadOf } from '../../state/messages.ts'
import { day, gatewayTime } from '../../state/text.ts'

export const handler = mock(readMember, ({ session, state }) => {
  if (!session) return refuse('TOKEN_MISSING', 'Please log in')
  return {
    id: session.id,
    account: session.account,
    username: session.account,
    nickname: session.nickname,
    type: session.type,
    balance: session.balance,
    currencySymbol: '$',
    vip: session.vipRankLevel > 0,
    vipRankLevel: session.vipRankLevel,
    ...(session.vipLabel && { vipLabel: session.vipLabel }),
    availablePromotionCount: 2,
    unreadMessageCount: unreadOf(state, session.account),
    merchantCode: 'foyer',
    registeredTime: gatewayTime(session.registeredAt),
    lastLoginTime: gatewayTime(Math.max(session.registeredAt, state.now() - day)),
  }
})
