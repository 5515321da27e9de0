import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const minuteMs = 60_000
const props = { label: 'Next settlement' }
const settlement = { everyMs: 5 * minuteMs, offset: '+08:00' }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Every 5 minutes', props, inputs: { settlement } },
  day: {
    title: 'Once a day, in a zone with half an hour',
    props,
    inputs: { settlement: { everyMs: 24 * 60 * minuteMs, offset: '-03:30' } },
  },
  longest: {
    title: 'Longest texts',
    props: { label: 'When the salaries of all accounts below are calculated and paid the next time. '.repeat(3) },
    inputs: { settlement },
  },
  rtl: { title: 'Right to left', props: { label: 'التسوية التالية' }, inputs: { settlement }, language: 'AR' },
}
