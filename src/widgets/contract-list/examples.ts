import type { Examples } from '../../runtime/contract/widget.ts'
import type { Contract, ContractList } from '../../schemas/nouns/contracts.ts'
import type { contract } from './contract.ts'

const dividend: Contract = {
  key: 'c-1',
  type: 'DIVIDEND',
  period: 'Semimonthly',
  from: 'hoang_agency',
  to: 'lin_team',
  received: true,
  request: 'NEW',
  status: 'PENDING',
  terms: [
    { periodValidBet: '100000', periodProfitLoss: '-5000', activeMembers: '5', rate: '0.08' },
    { periodValidBet: '500000', activeMembers: '20', rate: '0.125' },
  ],
  time: '2026-11-20T10:00:00+08:00',
  answers: ['accept', 'reject'],
  warns: true,
}
const hourly: Contract = {
  ...dividend,
  key: 'c-2',
  type: 'HOURLY',
  period: 'Daily',
  request: 'TERMINATE',
  terms: [{ betAmount: '2500', rate: '0.004' }],
  warns: false,
}
const active: Contract = { ...dividend, key: 'c-3', received: false, status: 'ACTIVE', answers: ['terminate'], warns: false }
const realtime: Contract = {
  ...active,
  key: 'c-4',
  type: 'REALTIME',
  status: 'PENDING',
  terms: [{ winRate: '0.002', lossRate: '0.005', singleBetAmount: '100' }],
}
const list = (contracts: Contract[], more: Partial<ContractList> = {}): ContractList => ({
  contracts,
  status: '',
  page: 1,
  pages: 1,
  currency: '$',
  ...more,
})
const props = { title: 'Contracts', page: false }

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Requests, a contract that runs, an own offer',
    props,
    inputs: { contracts: list([dividend, hourly, active, realtime]) },
  },
  sending: {
    title: 'An answer is on its way, another was lost',
    props,
    inputs: {
      contracts: list([
        { ...dividend, claim: 'pending' },
        { ...hourly, claim: 'unknown' },
      ]),
    },
  },
  ended: {
    title: 'Rejected and ended, the second page',
    props: { ...props, page: true },
    inputs: {
      contracts: list(
        [
          { ...dividend, status: 'REJECTED', answers: [] },
          { ...hourly, status: 'TERMINATED', answers: [], terms: [] },
        ],
        { page: 2, pages: 3 },
      ),
    },
  },
  none: { title: 'None with this status', props, inputs: { contracts: list([], { status: 'REJECTED' }) } },
  longest: {
    title: 'Longest texts, codes that nobody knows',
    props: { ...props, title: 'Contracts and requests for contracts with those above and below' },
    inputs: {
      contracts: list([
        {
          ...dividend,
          type: 'A_KIND_THAT_GOES_ON'.repeat(6),
          period: '__proto__',
          status: 'A_STATUS',
          from: 'anAccountThatGoesOn'.repeat(8),
          time: 'soon',
          terms: [{ periodValidBet: '123456789012345678901234567890.1234', rate: '123456.789' }],
        },
      ]),
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'العقود' }, inputs: { contracts: list([dividend, active]) }, language: 'AR' },
}
