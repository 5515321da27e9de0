import { listOtherNumbers } from '../../../src/runtime/gateway/endpoints/lottery/list-other-numbers.ts'
import { mock } from '../../mock.ts'
import { openedNumbers } from '../../state/lottery.ts'

export const handler = mock(listOtherNumbers, ({ params: { gameCode, prizeMode }, state }) => ({
  list: openedNumbers(state, 'other', gameCode, prizeMode),
}))
