import { listVnNumbers } from '../../../src/runtime/gateway/endpoints/lottery/list-vn-numbers.ts'
import { mock } from '../../mock.ts'
import { openedNumbers } from '../../state/lottery.ts'

export const handler = mock(listVnNumbers, ({ params: { gameCode }, state }) => ({ list: openedNumbers(state, 'VN', gameCode) }))
