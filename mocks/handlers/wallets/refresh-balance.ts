import { refreshBalance } from '../../../src/runtime/gateway/endpoints/wallets/refresh-balance.ts'
import { mock, refuse } from '../../mock.ts'
import { balanceOf } from '../../state/wallet.ts'

export const handler = mock(refreshBalance, ({ session, state }) =>
  session ? balanceOf(state, session) : refuse('TOKEN_MISSING', 'Please log in'),
)
