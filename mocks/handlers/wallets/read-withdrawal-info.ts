import { readWithdrawalInfo } from '../../../src/runtime/gateway/endpoints/wallets/read-withdrawal-info.ts'
import { mock, refuse } from '../../mock.ts'
import { allBankAccountsOf } from '../../state/security.ts'
import { withdrawalFee } from '../../state/history.ts'
import { amountText, ledgerOf, limits, mainOf, withdrawalsLeft } from '../../state/ledger.ts'

export const handler = mock(
  readWithdrawalInfo,
  ({ session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    const ledger = ledgerOf(state, session)
    return {
      bankAccounts: state.choice.scenario === 'empty' ? [] : allBankAccountsOf(state, session),
      minAmount: amountText(limits.min),
      maxAmount: amountText(limits.max),
      remainingTimes: withdrawalsLeft(state, ledger),
      feeRate: withdrawalFee,
      availableAmount: amountText(mainOf(session, ledger)),
      paymentPasswordSet: session.paymentPassword !== undefined,
    }
  },
  { feature: 'WITHDRAW3' },
)
