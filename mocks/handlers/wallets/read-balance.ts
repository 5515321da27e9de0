import { readBalance } from '../../../src/runtime/gateway/endpoints/wallets/read-balance.ts'
import { mock, refuse } from '../../mock.ts'
import { balanceOf } from '../../state/wallet.ts'

export const handler = mock(readBalance, ({ session, state }) =>
  session ? balanceOf(state, session) : refuse('TOKEN_MISSING', 'Please log in'),
)
