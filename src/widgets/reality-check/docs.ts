import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Reality check',
  description: 'Says now and then how long somebody has been here and what it came to, and lets go on, take a break or log out.',
  category: 'help',
  icon: 'clock-3',
  props: {
    breakDays: 'Days of the break; 0: none is offered.',
    limits: 'The popup of limits; empty: it is not named.',
  },
  inputs: { session: 'Since when, and the result.' },
  slots: {},
})
