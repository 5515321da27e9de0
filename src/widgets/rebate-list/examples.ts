import type { Examples } from '../../runtime/contract/widget.ts'
import type { Rebate, RebateList } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const rebates: Rebate[] = [
  { key: '1', category: 'RNG', validBet: '5240.5', rate: 0.008, amount: '41.92', state: 'CLAIM' },
  { key: '2', category: 'LIVE', validBet: '1800', rate: 0.006, amount: '10.8', state: 'CLAIM' },
  { key: '3', category: 'SPORTS', validBet: '300', rate: 0.005, amount: '1.5', state: 'CLAIMED' },
]
const some = (list: Partial<RebateList> = {}): RebateList => ({ rebates, total: '52.72', currency: '$', ...list })
const props = { title: 'Manual rebate', page: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two to be claimed', props, inputs: { rebates: some() } },
  pending: { title: 'A claim is pending', props, inputs: { rebates: some({ claim: 'pending' }) } },
  lost: { title: 'The answer to a claim was lost', props, inputs: { rebates: some({ claim: 'unknown' }) } },
  done: {
    title: 'Everything was claimed',
    props: { ...props, page: false },
    inputs: { rebates: some({ rebates: rebates.slice(2), total: '0' }) },
  },
  unknown: {
    title: 'A category and a state that nobody knows, a rate that is none',
    props,
    inputs: {
      rebates: {
        rebates: [{ key: 'x', category: '__proto__', validBet: '0', rate: -1, amount: '-0.0001', state: 'TELEPORT' }],
        total: '0',
        currency: '',
      },
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Rebates of this week and of the weeks to come' },
    inputs: {
      rebates: some({
        rebates: [
          { ...rebates[0]!, category: 'ACATEGORYTHATGOESON'.repeat(8), validBet: '123456789012345.6789', amount: '123456789012345.6789' },
        ],
        total: '123456789012345.6789',
      }),
    },
  },
  rtl: { title: 'Right to left', props: { ...props, title: 'الاسترداد اليدوي' }, inputs: { rebates: some() }, language: 'AR' },
}
