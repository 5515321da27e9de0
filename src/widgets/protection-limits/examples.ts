import type { Examples } from '../../runtime/contract/widget.ts'
import type { Protection } from '../../schemas/nouns/protection.ts'
import type { contract } from './contract.ts'

const protection: Protection = {
  limits: [
    { kind: 'DEPOSIT', period: 'DAY', amount: 500, used: 120, pendingAmount: 800, pendingFrom: '2027-01-11T13:00:00+00:00' },
    { kind: 'LOSS', period: 'WEEK', amount: 200, used: 180 },
    { kind: 'SESSION', period: 'DAY', amount: 180, used: 42, pendingAmount: 0, pendingFrom: '2027-01-11T13:00:00+00:00' },
  ],
  realityCheckMinutes: 60,
  currency: '$',
  pending: false,
  choices: { checkMinutes: [15, 30, 60, 120], timeOutDays: [1, 7, 30], exclusionDays: [183, 365, 1826] },
}
const props = { kinds: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION'], periods: ['DAY', 'WEEK', 'MONTH'], reminder: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Three limits, two about to change', props, inputs: { protection } },
  none: { title: 'Nothing is set', props, inputs: { protection: { ...protection, limits: [], realityCheckMinutes: 0 } } },
  few: {
    title: 'One kind, one period, no reminder',
    props: { kinds: ['DEPOSIT'], periods: ['DAY'], reminder: false },
    inputs: { protection: { ...protection, limits: [] } },
  },
  full: {
    title: 'Used up',
    props,
    inputs: { protection: { ...protection, limits: [{ kind: 'DEPOSIT', period: 'MONTH', amount: 1000, used: 1000 }] } },
  },
  unknown: {
    title: 'A kind we do not know',
    props,
    inputs: { protection: { ...protection, limits: [{ kind: 'STAKE_PER_SPIN', period: 'ALWAYS', amount: 5, used: 0 }] } },
  },
  failed: { title: 'It was refused', props, inputs: { protection: { ...protection, failure: { text: 'There is no such limit' } } } },
  rtl: { title: 'Right to left', props, inputs: { protection }, language: 'AR' },
}
