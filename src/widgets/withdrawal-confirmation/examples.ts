import type { Examples } from '../../runtime/contract/widget.ts'
import type { PaidWithdrawals } from '../../schemas/nouns/funds.ts'
import type { contract } from './contract.ts'

const paidTime = '2027-01-10T19:50:00+08:00'
const paid: PaidWithdrawals = {
  currency: '$',
  withdrawals: [
    { key: 'W3', amount: '500', paidTime, autoConfirmAt: Date.parse(paidTime) + 30 * 60_000, status: 'WAITING' },
    { key: 'W2', amount: '1250.5', paidTime, status: 'WAITING' },
    { key: 'W1', amount: '80', paidTime, status: 'FORCED_RECEIVED' },
    { key: 'W0', amount: '100', paidTime, received: '60', remaining: '40', status: 'PARTIAL' },
  ],
  call: { status: 'idle' },
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two wait, two are decided', props: {}, inputs: { paid } },
  sending: { title: 'On its way', props: {}, inputs: { paid: { ...paid, call: { status: 'sending' }, of: 'W2' } } },
  lost: { title: 'The answer was lost', props: {}, inputs: { paid: { ...paid, call: { status: 'unknown', checking: true }, of: 'W2' } } },
  unknown: {
    title: 'The list does not answer',
    props: {},
    inputs: { paid: { ...paid, call: { status: 'unknown', checking: false }, of: 'W2' } },
  },
  missing: { title: 'The answer did not arrive', props: {}, inputs: { paid: { ...paid, call: { status: 'missing' }, of: 'W2' } } },
  refused: {
    title: 'It was refused',
    props: {},
    inputs: {
      paid: {
        ...paid,
        of: 'W2',
        call: { status: 'refused', refusal: { text: { text: 'This has been decided already' }, code: 'STATE_CONFLICT' } },
      },
    },
  },
  unsent: {
    title: 'Nothing was sent',
    props: {},
    inputs: { paid: { ...paid, of: 'W3', call: { status: 'unsent', refusal: { text: { text: 't:error.offline' }, code: '' } } } },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { paid }, language: 'AR' },
}
