import type { Examples } from '../../runtime/contract/widget.ts'
import type { Reward, RewardList } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const rewards: Reward[] = [
  { key: '1', name: 'Weekly cash back', type: 'CASH_BACK', amount: '42.8', state: 'CLAIM', expireTime: '2099-01-12T09:30:00+08:00' },
  { key: '2', name: 'Festival red envelope', type: 'RED_ENVELOPE', amount: '8.88', state: 'CLAIM', claim: 'pending' },
  { key: '3', name: 'Nine nights: slots bonus', type: 'PROMOTION', amount: '1120', state: 'CLAIM', claim: 'unknown' },
  { key: '4', name: 'Rescue fund', type: 'RESCUE_FUND', amount: '15', state: 'PROCESS' },
  { key: '5', name: 'A friend has joined', type: 'REFERRAL', amount: '10', state: 'CLAIMED' },
  { key: '6', name: 'Welcome bonus', type: 'PROMOTION', amount: '50', state: 'CLOSE', expireTime: '2026-01-02T00:00:00+08:00' },
]
const some = (list: Partial<RewardList> = {}): RewardList => ({
  rewards,
  claimable: 3,
  state: '',
  page: 1,
  pages: 1,
  currency: '$',
  ...list,
})
const props = { title: 'Reward center', page: true, states: ['CLAIM', 'PROCESS', 'CLAIMED', 'ISSUED'] }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three to be claimed', props, inputs: { rewards: some() } },
  section: {
    title: 'A section without a choice of states',
    props: { ...props, page: false, states: [] },
    inputs: { rewards: some({ claimable: 0 }) },
  },
  none: { title: 'None in this state', props, inputs: { rewards: some({ rewards: [], state: 'ISSUED' }) } },
  gone: { title: 'A page that is not there any more', props, inputs: { rewards: some({ rewards: [], page: 4, pages: 3 }) } },
  paged: {
    title: 'Third page of those that were claimed',
    props,
    inputs: { rewards: some({ rewards: rewards.slice(4, 5), state: 'CLAIMED', page: 3, pages: 12 }) },
  },
  unknown: {
    title: 'A type, a state and a time that nobody knows',
    props,
    inputs: { rewards: some({ rewards: [{ key: 'x', name: '', type: '__proto__', amount: '0', state: 'TELEPORT', expireTime: 'soon' }] }) },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Rewards of this week and of the weeks to come' },
    inputs: {
      rewards: some({
        rewards: [
          { ...rewards[0]!, name: 'A reward with a name that goes on for quite a while '.repeat(4), amount: '123456789012345.6789' },
        ],
      }),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'مركز المكافآت' },
    inputs: { rewards: some({ rewards: [{ ...rewards[0]!, name: 'استرداد نقدي أسبوعي' }, rewards[3]!] }) },
    language: 'AR',
  },
}
