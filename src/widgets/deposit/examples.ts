import type { Examples } from '../../runtime/contract/widget.ts'
import type { Deposit, DepositChannel } from '../../schemas/nouns/funds.ts'
import type { contract } from './contract.ts'

const channel = (key: string, type: string, name: string, more: Partial<DepositChannel> = {}): DepositChannel => ({
  key,
  type,
  name,
  min: '10',
  max: '5000',
  feeRate: 0,
  picture: [],
  quick: ['20', '50', '100', '200', '500', '1000'],
  fields: [],
  ...more,
})
const deposit: Deposit = {
  currency: '$',
  channels: [
    channel('bank', 'BANK', 'Bank transfer', {
      fields: [{ name: 'payerName', label: 'Name of the payer', required: true }],
      guide: '<p>Transfer the <b>exact amount</b>.</p>',
    }),
    channel('qr', 'QR', 'QR pay', { max: '2000' }),
    channel('card', 'CARD', 'Card', { feeRate: 0.015, min: '20' }),
    channel('usdt', 'CRYPTO', 'USDT', { quick: [] }),
  ],
  call: { status: 'idle' },
  last: { reference: 'D1', amount: '100', status: 'CREDITED', time: '2027-01-09T21:10:00+08:00' },
  draft: {},
}
const props = { records: '/member?page=depositRecord' }
const account = { key: 'site-1', bank: 'Harbour Bank', number: '204 881 7730', payee: 'Foyer Payments Ltd' }
const undecided = { at: Date.parse('2027-01-10T12:04:00+08:00'), amount: '500' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Four ways to pay', props, inputs: { deposit: { ...deposit, draft: { channel: 'qr', amount: '200' } } } },
  empty: { title: 'Before anything is typed', props, inputs: { deposit } },
  typed: { title: 'What was typed before', props, inputs: { deposit: { ...deposit, draft: { channel: 'card', amount: '200.5' } } } },
  bank: {
    title: 'Ordered: an account to transfer to',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'done' }, order: { reference: 'D77', amount: '200', status: 'PENDING', account } } },
  },
  pay: {
    title: 'Ordered: a page to pay on',
    props,
    inputs: {
      deposit: {
        ...deposit,
        call: { status: 'done' },
        order: { reference: 'D78', amount: '200', status: 'PENDING', payAddress: 'https://pay.example.test/D78' },
      },
    },
  },
  credited: {
    title: 'The money of an order has arrived',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'done' }, order: { reference: 'D77', amount: '200', status: 'CREDITED', account } } },
  },
  'not-completed': {
    title: 'An order that was not completed',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'done' }, order: { reference: 'D77', amount: '200', status: 'FAILED', account } } },
  },
  sending: { title: 'On its way', props, inputs: { deposit: { ...deposit, call: { status: 'sending' } } } },
  lost: {
    title: 'The answer was lost',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'unknown', checking: true, undecided } } },
  },
  unknown: {
    title: 'The history does not answer',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'unknown', checking: false, undecided } } },
  },
  found: {
    title: 'The history has it, and it is to be paid',
    props,
    inputs: {
      deposit: {
        ...deposit,
        call: { status: 'found', reference: 'D79' },
        last: { reference: 'D79', amount: '200', status: 'PENDING', time: '2027-01-10T12:04:00+08:00' },
      },
    },
  },
  'found-paid': {
    title: 'The history has it, and it is paid',
    props,
    inputs: {
      deposit: {
        ...deposit,
        call: { status: 'found', reference: 'D79' },
        last: { reference: 'D79', amount: '200', status: 'CREDITED', time: '2027-01-10T12:04:00+08:00' },
      },
    },
  },
  elsewhere: { title: 'Another tab is sending one', props, inputs: { deposit: { ...deposit, call: { status: 'elsewhere' } } } },
  missing: { title: 'The history does not have it', props, inputs: { deposit: { ...deposit, call: { status: 'missing' } } } },
  refused: {
    title: 'It was refused',
    props,
    inputs: {
      deposit: {
        ...deposit,
        call: {
          status: 'refused',
          refusal: { text: { text: 'Choose an amount between 10 and 5000' }, code: 'AMOUNT_OUT_OF_RANGE', field: 'amount' },
        },
      },
    },
  },
  unsent: {
    title: 'Nothing was sent',
    props,
    inputs: { deposit: { ...deposit, call: { status: 'unsent', refusal: { text: { text: 't:error.offline' }, code: '' } } } },
  },
  one: { title: 'One way, no deposit yet', props: {}, inputs: { deposit: { ...deposit, channels: [channel('x', 'TELEPORT', '')] } } },
  rtl: { title: 'Right to left', props, inputs: { deposit }, language: 'AR' },
}
