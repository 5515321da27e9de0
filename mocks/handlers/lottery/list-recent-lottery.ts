import { listRecentLottery } from '../../../src/runtime/gateway/endpoints/lottery/list-recent-lottery.ts'
import { mock } from '../../mock.ts'
import { recentLottery } from '../../state/lottery.ts'

export const handler = mock(listRecentLottery, ({ params: { prizeMode }, state }) => ({ list: recentLottery(state, prizeMode) }))
