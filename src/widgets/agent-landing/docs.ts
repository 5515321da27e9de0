import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Agent login page',
  description: 'A whole page for agents: a picture with what the agent center offers, the login form beside it, and the support hours.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent login', 'affiliate', 'partner'],
  props: {
    title: 'Heading above the form.',
    text: 'One plain line below it.',
    headline: 'One bold line over the picture.',
    picture: 'A square picture. Without one the background has the brand’s colours.',
    blurbs: { description: 'What the agent center offers.', items: { title: 'About two words.', text: 'One sentence.' } },
  },
  inputs: { brand: 'Mark and name.', hours: 'Support hours for agents.', services: 'Contacts of customer service.' },
  slots: { main: 'The login form.' },
})
