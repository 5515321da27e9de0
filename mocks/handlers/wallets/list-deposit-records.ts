import { listDepositRecords } from '../../../src/runtime/gateway/endpoints/wallets/list-deposit-records.ts'
import { mock } from '../../mock.ts'
import { fundRecords } from '../../state/funds.ts'

export const handler = mock(
  listDepositRecords,
  ({ params, session, state, language }) => (session ? fundRecords(state, session, 'DEPOSIT', params, language) : null),
  { feature: 'DEPOSIT3' },
)
