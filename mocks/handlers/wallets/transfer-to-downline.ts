import { transferToDownline } from '../../../src/runtime/gateway/endpoints/wallets/transfer-to-downline.ts'
import { mock, refuse } from '../../mock.ts'
import { accountNamed } from '../../state/accounts.ts'
import { fundReply } from '../../state/funds.ts'
import { amountProblem, ledgerOf, mainOf, passwordProblem, record, unitsOf } from '../../state/ledger.ts'
import { downlineOf } from '../../state/team.ts'

export const handler = mock(
  transferToDownline,
  async ({ params: { account, amount, paymentPassword, remark }, session, state, language }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    const downline = downlineOf(state, session, account)
    if (!downline) return refuse('DOWNLINE_NOT_FOUND', 'This account is not in your team')
    const wrong = await passwordProblem(state, session, paymentPassword)
    if (wrong) return wrong
    const units = unitsOf(amount)
    const problem = amountProblem(units, mainOf(session, ledgerOf(state, session)))
    if (problem || units === undefined) return problem ?? null
    const told = remark && { remark: { EN: remark, AR: remark } }
    const entry = record(state, session, {
      kind: 'TRANSFER_OUT',
      type: 'TRANSFER_DOWNLINE',
      amount: units,
      status: 'APPROVED',
      ...told,
      moves: -units,
    })
    const receiver = accountNamed(state, downline.account)
    if (receiver)
      record(state, receiver, { kind: 'TRANSFER_IN', type: 'TRANSFER', amount: units, status: 'APPROVED', ...told, moves: units })
    else downline.cents += units / 100
    return fundReply(entry, language)
  },
  { feature: 'AGENTPOLICY3' },
)
