import { confirmWithdrawal } from '../../../src/runtime/gateway/endpoints/wallets/confirm-withdrawal.ts'
import { mock, refuse } from '../../mock.ts'
import { confirmationReply } from '../../state/funds.ts'
import { amountText, closeConfirmation, ledgerOf, unitsOf } from '../../state/ledger.ts'

export const handler = mock(
  confirmWithdrawal,
  ({ params: { referenceNo, result, receivedAmount, remainingAmount, proofIds = [] }, session, state }) => {
    if (!session) return refuse('TOKEN_MISSING', 'Please log in')
    const ledger = ledgerOf(state, session)
    const one = ledger.confirmations.find((each) => each.referenceNo === referenceNo)
    if (!one) return refuse('RECORD_NOT_FOUND', 'There is no such withdrawal')
    if (one.status !== 'WAITING') return refuse('STATE_CONFLICT', 'This has been decided already, load the list again')
    if (result === 'NOT_RECEIVED' && !(proofIds.length > 0 && proofIds.every((id) => ledger.proofs.has(id))))
      return refuse('PARAM_INVALID', 'Add a picture of your account', { field: 'proofIds' })
    if (result === 'PARTIAL') {
      const [received, remaining] = [unitsOf(receivedAmount ?? 0), unitsOf(remainingAmount ?? 0)]
      if (!received || !remaining || received < 0 || remaining < 0 || received + remaining !== one.amount)
        return refuse('AMOUNT_OUT_OF_RANGE', 'The two amounts must add up', { minAmount: '0', maxAmount: amountText(one.amount) })
      Object.assign(one, { receivedAmount: received, remainingAmount: remaining })
    }
    closeConfirmation(ledger, one, result)
    return confirmationReply(one)
  },
  { feature: 'WITHDRAWCONFIRM3' },
)
