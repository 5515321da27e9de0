import type { Examples } from '../../runtime/contract/widget.ts'
import type { Contract } from '../../schemas/nouns/contracts.ts'
import type { ContractOffer } from '../../schemas/nouns/contract-offer.ts'
import type { contract } from './contract.ts'

const running: Contract = {
  key: 'c-1',
  type: 'DIVIDEND',
  period: 'Monthly',
  from: 'hoang_agency',
  to: 'lin_team',
  received: false,
  request: 'NEW',
  status: 'ACTIVE',
  terms: [
    { periodValidBet: '50000', periodProfitLoss: '-2000', activeMembers: '3', rate: '0.08' },
    { periodValidBet: '200000', rate: '0.0825' },
  ],
  time: '2026-10-20T10:00:00+08:00',
  answers: ['terminate'],
  warns: false,
}
const waiting: Contract = {
  ...running,
  key: 'c-2',
  type: 'REALTIME',
  period: 'Daily',
  status: 'PENDING',
  terms: [{ singleBetAmount: '100', winRate: '0.002', lossRate: '0.005' }],
  warns: true,
}
const ending: Contract = {
  ...running,
  key: 'c-3',
  type: 'HOURLY',
  received: true,
  request: 'TERMINATE',
  status: 'PENDING',
  terms: [{ betAmount: '2500', rate: '0.004' }],
  answers: ['accept', 'reject'],
}
const typed = {
  type: 'DIVIDEND',
  period: 'Weekly',
  tiers: '0,1',
  '0 periodValidBet': '1000',
  '0 rate': '5',
  '1 periodValidBet': '500',
  '1 activeMembers': 'many',
  '1 rate': '25',
}
const offer = (more: Partial<ContractOffer> = {}): ContractOffer => ({
  to: 'lin_team',
  form: 'offer-contract lin_team',
  currency: '$',
  contracts: [],
  limits: { DIVIDEND: '0.125' },
  call: { status: 'idle' },
  faults: [
    { tier: 0, field: 'periodValidBet', kind: 'missing' },
    { tier: 0, field: 'rate', kind: 'missing' },
  ],
  draft: {},
  ...more,
})
const filled = { type: 'DAILY', period: 'Daily', '0 betAmount': '1000', '0 rate': '5' }
const props = { choose: { label: 'The team', to: '/agentHome?page=downlineManagmentView' } }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Nothing between the two yet', props, inputs: { offer: offer() } },
  wrong: {
    title: 'What breaks the law of tiers',
    props,
    inputs: {
      offer: offer({
        draft: typed,
        faults: [
          { tier: 1, field: 'periodValidBet', kind: 'not-above', limit: '1000' },
          { tier: 1, field: 'activeMembers', kind: 'wrong' },
          { tier: 1, field: 'rate', kind: 'high', limit: '0.125' },
        ],
      }),
    },
  },
  running: {
    title: 'A contract runs, another one waits, one is to end',
    props,
    inputs: { offer: offer({ contracts: [waiting, running, { ...ending, claim: 'unknown' }] }) },
  },
  change: {
    title: 'Terms below those of the contract that runs',
    props,
    inputs: {
      offer: offer({ contracts: [running], faults: [], draft: { type: 'DIVIDEND', '0 periodValidBet': '1000', '0 rate': '5' } }),
    },
  },
  waits: { title: 'An offer of this kind waits', props, inputs: { offer: offer({ contracts: [waiting], draft: { type: 'REALTIME' } }) } },
  ready: { title: 'Filled in', props, inputs: { offer: offer({ draft: filled, faults: [] }) } },
  lost: {
    title: 'The answer was lost',
    props,
    inputs: { offer: offer({ draft: filled, faults: [], call: { status: 'unknown', checking: false } }) },
  },
  refusal: {
    title: 'The gateway said no',
    props,
    inputs: {
      offer: offer({
        draft: filled,
        faults: [],
        call: { status: 'refused', refusal: { text: { text: 'Not now' }, code: 'STATE_CONFLICT' } },
      }),
    },
  },
  done: { title: 'It was offered', props, inputs: { offer: offer({ contracts: [waiting], call: { status: 'done' } }) } },
  'not-below': { title: 'The account is not below', props, inputs: { offer: offer({ to: 'somebody', refused: 'not-below' }) } },
  member: { title: 'The account is no agent', props, inputs: { offer: offer({ to: 'otto_88', refused: 'member' }) } },
  unknown: {
    title: 'Codes that nobody knows, longest texts',
    props,
    inputs: {
      offer: offer({
        to: 'anAccountThatGoesOn'.repeat(8),
        contracts: [
          {
            ...running,
            type: 'A_KIND_THAT_GOES_ON'.repeat(6),
            period: '__proto__',
            status: 'A_STATUS',
            terms: [{ periodValidBet: '123456789012345678901234567890.1234', rate: '123456.789' }, {}],
          },
        ],
        draft: { type: '__proto__', tiers: '7,7,x', '7 rate': 'much', '7 periodValidBet': '99999999999999999999.9999' },
      }),
    },
  },
  rtl: { title: 'Right to left', props, inputs: { offer: offer({ contracts: [running], draft: typed }) }, language: 'AR' },
}
