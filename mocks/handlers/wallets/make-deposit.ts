import { makeDeposit } from '../../../src/runtime/gateway/endpoints/wallets/make-deposit.ts'
import { mock, refuse } from '../../mock.ts'
import { channels } from '../../state/funds.ts'
import { amountProblem, amountText, creditedAfter, record, unitsOf } from '../../state/ledger.ts'

export const handler = mock(
  makeDeposit,
  ({ params: { channelId, amount, fields }, session, state }) => {
    const channel = channels.find((one) => one.channelId === channelId)
    if (!channel || !session) return refuse('RECORD_NOT_FOUND', 'There is no such way to pay')
    const units = unitsOf(amount)
    const problem = amountProblem(units, Infinity, { min: channel.min * 10_000, max: channel.max * 10_000 })
    if (problem || units === undefined) return problem ?? null
    const payer = fields?.['payerName']?.trim() ?? ''
    if (channel.payerName && (payer === '' || payer.length > 60))
      return refuse('FIELD_INVALID', 'Enter the name of the payer', { field: 'payerName', minLength: 1, maxLength: 60 })
    const fee = Math.round(units * channel.feeRate)
    const { referenceNo, status } = record(state, session, {
      kind: 'DEPOSIT',
      type: channel.channelType,
      amount: units,
      ...(fee > 0 && { fee }),
      status: 'PENDING',
      due: state.now() + creditedAfter,
      moves: 0,
    })
    return {
      referenceNo,
      status,
      amount: amountText(units),
      ...(channel.channelType === 'BANK'
        ? { bankAccount: { accountId: 'site-1', bankName: 'Harbour Bank', accountNo: '204 881 7730', payeeName: 'Foyer Payments Ltd' } }
        : { payUrl: `/mock/pay/${referenceNo}` }),
    }
  },
  { feature: 'DEPOSIT3' },
)
