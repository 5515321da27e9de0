import { listWithdrawalsToConfirm } from '../../../src/runtime/gateway/endpoints/wallets/list-withdrawals-to-confirm.ts'
import { mock } from '../../mock.ts'
import { confirmationReply } from '../../state/funds.ts'
import { ledgerOf } from '../../state/ledger.ts'

export const handler = mock(
  listWithdrawalsToConfirm,
  ({ session, state }) => (session ? { list: ledgerOf(state, session).confirmations.map(confirmationReply) } : null),
  { feature: 'WITHDRAWCONFIRM3' },
)
