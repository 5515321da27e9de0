import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'Nothing had happened for a while',
    props: {},
    inputs: { over: { why: 'idle', back: '/rng?vassalage=PG', agent: false } },
  },
  time: { title: 'The longest time', props: {}, inputs: { over: { why: 'time', back: '/', agent: false } } },
  agent: { title: 'An agent', props: {}, inputs: { over: { why: 'idle', back: '/agentHome', agent: true } } },
  excluded: {
    title: 'An exclusion',
    props: {},
    inputs: { over: { why: 'excluded', until: '2027-01-17T12:00:00+00:00', back: '/', agent: false } },
  },
  open: { title: 'An exclusion without an end', props: {}, inputs: { over: { why: 'excluded', back: '/', agent: false } } },
  rtl: {
    title: 'Right to left',
    props: {},
    inputs: { over: { why: 'excluded', until: '2027-01-17T12:00:00+00:00', back: '/', agent: false } },
    language: 'AR',
  },
}
