import type { Examples } from '../../runtime/contract/widget.ts'
import type { VipLevel, VipStatus } from '../../schemas/nouns/rewards.ts'
import type { contract } from './contract.ts'

const levels: VipLevel[] = [
  { level: 0, label: 'Member', requirement: '0', bonus: '0', state: 'CLOSE', picture: [] },
  { level: 1, label: 'VIP 1', requirement: '5000', bonus: '8', rate: 0.002, state: 'CLAIMED', picture: [] },
  { level: 2, label: 'VIP 2', requirement: '25000', bonus: '28', rate: 0.003, state: 'CLAIM', picture: [] },
  { level: 3, label: 'VIP 3', requirement: '100000', bonus: '88.5', rate: 0.0045, state: 'COMING_SOON', picture: [] },
]
const some = (status: Partial<VipStatus> = {}): VipStatus => ({
  label: 'VIP 2',
  level: 2,
  progress: 49_000,
  target: 100_000,
  levels,
  currency: '$',
  ...status,
})
const props = { title: 'VIP', page: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Level 2 of 3, its bonus to be claimed', props, inputs: { status: some() } },
  claiming: {
    title: 'One bonus is being claimed, one answer was lost',
    props: { ...props, page: false },
    inputs: {
      status: some({
        levels: [
          { ...levels[1]!, state: 'CLAIM', claim: 'pending' },
          { ...levels[2]!, claim: 'unknown' },
        ],
      }),
    },
  },
  highest: { title: 'The highest level', props, inputs: { status: { label: '', level: 3, levels, currency: '$' } } },
  none: { title: 'No level yet', props, inputs: { status: some({ label: '', level: 0, progress: 0, target: 5000 }) } },
  unknown: {
    title: 'A level without name and state, figures that are none',
    props,
    inputs: {
      status: {
        label: '__proto__',
        level: 9,
        progress: -1,
        target: 0,
        levels: [{ level: 9, label: '', requirement: '-1', bonus: '0', rate: -1, picture: [] }],
        currency: '',
      },
    },
  },
  longest: {
    title: 'Longest texts',
    props: { ...props, title: 'Levels of everybody who plays here' },
    inputs: {
      status: some({
        label: 'A level with a name that goes on '.repeat(5),
        levels: [{ ...levels[2]!, label: 'A level with a name that goes on '.repeat(5), requirement: '123456789012345.6789' }],
      }),
    },
  },
  rtl: { title: 'Right to left', props, inputs: { status: some() }, language: 'AR' },
}
