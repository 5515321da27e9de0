import { transferToUpline } from '../../../src/runtime/gateway/endpoints/wallets/transfer-to-upline.ts'
import { mock, refuse } from '../../mock.ts'
import { fundReply } from '../../state/funds.ts'
import { amountProblem, ledgerOf, mainOf, passwordProblem, record, unitsOf } from '../../state/ledger.ts'

export const handler = mock(
  transferToUpline,
  async ({ params: { amount, paymentPassword, remark }, session, state, language }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    if (session.upline === undefined) return refuse('NO_UPLINE', 'You have no upline')
    const wrong = await passwordProblem(state, session, paymentPassword)
    if (wrong) return wrong
    const units = unitsOf(amount)
    const problem = amountProblem(units, mainOf(session, ledgerOf(state, session)))
    if (problem || units === undefined) return problem ?? null
    const entry = record(state, session, {
      kind: 'TRANSFER_OUT',
      type: 'TRANSFER_UPLINE',
      amount: units,
      status: 'APPROVED',
      ...(remark && { remark: { EN: remark, AR: remark } }),
      moves: -units,
    })
    return fundReply(entry, language)
  },
  { feature: 'TRANSFERUPLINE3' },
)
