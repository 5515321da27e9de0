import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Agents’ front door',
  description: 'A whole page: a picture with what the agent center offers at the start, the login beside it, and when agents are helped.',
  category: 'account',
  icon: 'briefcase-business',
  props: {
    title: 'Heading above the form.',
    text: 'One plain line below it.',
    headline: 'One bold line over the picture.',
    picture: 'A square picture; without one the ground has the brand’s colours.',
    blurbs: { description: 'What the agent center offers.', items: { title: 'Two words.', text: 'One sentence.' } },
  },
  inputs: { brand: 'Mark and name.', hours: 'When agents are helped.', services: 'Whom to contact.' },
  slots: { main: 'The form.' },
})
