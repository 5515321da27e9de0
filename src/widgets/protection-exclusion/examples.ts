import type { Examples } from '../../runtime/contract/widget.ts'
import type { Protection } from '../../schemas/nouns/protection.ts'
import type { contract } from './contract.ts'

const protection: Protection = {
  limits: [],
  realityCheckMinutes: 60,
  currency: '$',
  pending: false,
  choices: { checkMinutes: [15, 30, 60], timeOutDays: [1, 7, 30], exclusionDays: [183, 365, 1826] },
}
const props = { timeOut: true, exclusion: true }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Both', props, inputs: { protection } },
  short: { title: 'Breaks alone', props: { ...props, exclusion: false }, inputs: { protection } },
  nothing: {
    title: 'The brand offers none',
    props,
    inputs: { protection: { ...protection, choices: { checkMinutes: [], timeOutDays: [], exclusionDays: [] } } },
  },
  pending: { title: 'Under way', props, inputs: { protection: { ...protection, pending: true } } },
  rtl: { title: 'Right to left', props, inputs: { protection }, language: 'AR' },
}
