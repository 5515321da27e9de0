import type { Examples } from '../../runtime/contract/widget.ts'
import type { WalletTransfer } from '../../schemas/nouns/funds.ts'
import type { contract } from './contract.ts'

const transfer: WalletTransfer = {
  currency: '$',
  wallets: [
    { key: 'MAIN', name: 'Main wallet', balance: '11232.5', main: true },
    { key: 'PG', name: 'PG', balance: '624', main: false },
    { key: 'EVO', name: 'EVO', balance: '0', main: false },
  ],
  call: { status: 'idle' },
  draft: {},
}
const props = { records: '/member?page=transactionHistory' }
const undecided = { at: Date.parse('2027-01-10T12:04:00+08:00'), amount: '500' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three wallets', props, inputs: { transfer } },
  typed: {
    title: 'What was typed before',
    props,
    inputs: { transfer: { ...transfer, draft: { from: 'PG', to: 'MAIN', amount: '20' } } },
  },
  sending: { title: 'On its way', props, inputs: { transfer: { ...transfer, call: { status: 'sending' } } } },
  done: { title: 'It was moved', props, inputs: { transfer: { ...transfer, call: { status: 'done' } } } },
  lost: {
    title: 'The answer was lost',
    props,
    inputs: { transfer: { ...transfer, call: { status: 'unknown', checking: true, undecided } } },
  },
  missing: { title: 'The history does not have it', props, inputs: { transfer: { ...transfer, call: { status: 'missing' } } } },
  unclear: { title: 'It cannot be known', props, inputs: { transfer: { ...transfer, call: { status: 'unclear' } } } },
  moved: { title: 'The balances show it', props, inputs: { transfer: { ...transfer, call: { status: 'found' } } } },
  refused: {
    title: 'Too much',
    props,
    inputs: {
      transfer: {
        ...transfer,
        call: {
          status: 'refused',
          refusal: { text: { text: 'Your balance is not sufficient' }, code: 'BALANCE_INSUFFICIENT', field: 'amount' },
        },
      },
    },
  },
  rtl: { title: 'Right to left', props, inputs: { transfer }, language: 'AR' },
}
