import { listWithdrawRecords } from '../../../src/runtime/gateway/endpoints/wallets/list-withdraw-records.ts'
import { mock } from '../../mock.ts'
import { fundRecords } from '../../state/funds.ts'

export const handler = mock(
  listWithdrawRecords,
  ({ params, session, state, language }) => (session ? fundRecords(state, session, 'WITHDRAW', params, language) : null),
  { feature: 'WITHDRAW3' },
)
