import { withdraw } from '../../../src/runtime/gateway/endpoints/wallets/withdraw.ts'
import { mock, refuse } from '../../mock.ts'
import { fundReply } from '../../state/funds.ts'
import { withdrawalFee } from '../../state/history.ts'
import { amountProblem, creditedAfter, ledgerOf, mainOf, passwordProblem, record, unitsOf, withdrawalsLeft } from '../../state/ledger.ts'
import { allBankAccountsOf } from '../../state/security.ts'

export const handler = mock(
  withdraw,
  async ({ params: { accountId, amount, paymentPassword }, session, state, language }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    const wrong = await passwordProblem(state, session, paymentPassword)
    if (wrong) return wrong
    if (!allBankAccountsOf(state, session).some((one) => one.accountId === accountId))
      return refuse('PARAM_INVALID', 'There is no such account', { field: 'accountId' })
    const ledger = ledgerOf(state, session)
    if (withdrawalsLeft(state, ledger) === 0) return refuse('TOO_MANY_REQUESTS', 'No more withdrawals today')
    const units = unitsOf(amount)
    const problem = amountProblem(units, mainOf(session, ledger))
    if (problem || units === undefined) return problem ?? null
    const entry = record(state, session, {
      kind: 'WITHDRAW',
      type: 'BANK',
      amount: units,
      fee: Math.round(units * withdrawalFee),
      status: 'PENDING',
      due: state.now() + creditedAfter,
      moves: -units,
    })
    return fundReply(entry, language)
  },
  { feature: 'WITHDRAW3' },
)
