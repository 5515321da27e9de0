import type { Examples } from '../../runtime/contract/widget.ts'
import type { UplineTransfer } from '../../schemas/nouns/funds.ts'
import type { contract } from './contract.ts'

const transfer: UplineTransfer = {
  currency: '$',
  available: '11232.5',
  passwordSet: true,
  none: false,
  call: { status: 'idle' },
  draft: {},
}
const props = {
  records: '/member?page=transactionHistory',
  security: '/member?page=securityCenter',
  choose: { label: 'The team', to: '/agentHome?page=downlineManagmentView' },
}
const undecided = { at: Date.parse('2027-01-10T12:04:00+08:00'), amount: '500' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'The form', props, inputs: { transfer } },
  typed: { title: 'What was typed before', props, inputs: { transfer: { ...transfer, draft: { amount: '20', remark: 'For the trip' } } } },
  downline: { title: 'To an account below', props, inputs: { transfer: { ...transfer, to: 'lin_team' } } },
  'no-upline': {
    title: 'No upline',
    props,
    inputs: {
      transfer: {
        ...transfer,
        none: true,
        call: { status: 'refused', refusal: { text: { text: 'You have no upline' }, code: 'NO_UPLINE' } },
      },
    },
  },
  'no-password': { title: 'No transaction password yet', props, inputs: { transfer: { ...transfer, passwordSet: false } } },
  sending: { title: 'On its way', props, inputs: { transfer: { ...transfer, call: { status: 'sending' } } } },
  lost: {
    title: 'The answer was lost',
    props,
    inputs: { transfer: { ...transfer, call: { status: 'unknown', checking: false, undecided } } },
  },
  found: { title: 'The history has it', props, inputs: { transfer: { ...transfer, call: { status: 'found', reference: 'T9' } } } },
  done: {
    title: 'It was received',
    props,
    inputs: {
      transfer: {
        ...transfer,
        call: { status: 'done' },
        made: { reference: 'T2', amount: '20', status: 'APPROVED', time: '2027-01-10T20:00:00+08:00' },
      },
    },
  },
  rtl: { title: 'Right to left', props, inputs: { transfer }, language: 'AR' },
}
