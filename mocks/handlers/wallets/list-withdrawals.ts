import { listWithdrawals } from '../../../src/runtime/gateway/endpoints/wallets/list-withdrawals.ts'
import { mock } from '../../mock.ts'
import { fundRecords } from '../../state/funds.ts'

export const handler = mock(
  listWithdrawals,
  ({ params, session, state, language }) => (session ? fundRecords(state, session, 'WITHDRAW', params, language) : null),
  { feature: 'WITHDRAW3' },
)
