import { listLotteryGames } from '../../../src/runtime/gateway/endpoints/lottery/list-lottery-games.ts'
import { mock } from '../../mock.ts'
import { lotteryGroups } from '../../state/lottery.ts'

export const handler = mock(listLotteryGames, ({ params: { prizeMode }, state }) => ({ list: lotteryGroups(state, prizeMode) }))
