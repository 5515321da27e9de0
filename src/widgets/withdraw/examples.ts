import type { Examples } from '../../runtime/contract/widget.ts'
import type { Withdrawal } from '../../schemas/nouns/funds.ts'
import type { contract } from './contract.ts'

const withdrawal: Withdrawal = {
  currency: '$',
  accounts: [
    { key: 'a1', bank: 'Harbour Bank', number: '•••• 4821', payee: 'Maya Lin' },
    { key: 'a2', bank: 'Lantern Savings', number: '•••• 0097', payee: 'Maya Lin' },
  ],
  min: '10',
  max: '5000',
  available: '11232.5',
  feeRate: 0.01,
  remainingTimes: 5,
  passwordSet: true,
  call: { status: 'idle' },
  last: { reference: 'W1', amount: '80', status: 'APPROVED', time: '2027-01-09T21:10:00+08:00' },
  draft: {},
}
const props = { records: '/member?page=withdrawRecord', security: '/member?page=securityCenter' }
const undecided = { at: Date.parse('2027-01-10T12:04:00+08:00'), amount: '500' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two accounts', props, inputs: { withdrawal } },
  typed: { title: 'What was typed before', props, inputs: { withdrawal: { ...withdrawal, draft: { account: 'a2', amount: '120.5' } } } },
  'no-account': { title: 'No account yet', props, inputs: { withdrawal: { ...withdrawal, accounts: [] } } },
  'no-password': { title: 'No transaction password yet', props, inputs: { withdrawal: { ...withdrawal, passwordSet: false } } },
  used: { title: 'No more today', props, inputs: { withdrawal: { ...withdrawal, remainingTimes: 0, feeRate: 0 } } },
  sending: { title: 'On its way', props, inputs: { withdrawal: { ...withdrawal, call: { status: 'sending' } } } },
  lost: {
    title: 'The answer was lost',
    props,
    inputs: { withdrawal: { ...withdrawal, call: { status: 'unknown', checking: true, undecided } } },
  },
  found: { title: 'The history has it', props, inputs: { withdrawal: { ...withdrawal, call: { status: 'found', reference: 'W9' } } } },
  missing: { title: 'The history does not have it', props, inputs: { withdrawal: { ...withdrawal, call: { status: 'missing' } } } },
  refused: {
    title: 'A wrong password',
    props,
    inputs: {
      withdrawal: {
        ...withdrawal,
        call: {
          status: 'refused',
          refusal: { text: { text: 'The transaction password is wrong.' }, code: 'X', field: 'paymentPassword', attemptsLeft: 3 },
        },
      },
    },
  },
  done: {
    title: 'It was received',
    props,
    inputs: {
      withdrawal: {
        ...withdrawal,
        call: { status: 'done' },
        made: { reference: 'W2', amount: '120.5', status: 'PENDING', time: '2027-01-10T20:00:00+08:00' },
      },
    },
  },
  rtl: { title: 'Right to left', props, inputs: { withdrawal }, language: 'AR' },
}
