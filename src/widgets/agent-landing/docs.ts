import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Agent login page',
  description: 'A whole page for agents: a picture with what the agent center offers, the login form beside it, and the support hours.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent login', 'affiliate', 'partner'],
  props: {
    title: { title: 'Title', description: 'Heading above the form.' },
    text: { title: 'Text', description: 'One plain line below it.' },
    headline: { title: 'Headline', description: 'One bold line over the picture.' },
    picture: { title: 'Picture', description: 'A square picture. Without one the background has the brand’s colours.' },
    blurbs: {
      title: 'Short points',
      description: 'What the agent center offers.',
      items: { title: { title: 'Title', description: 'About two words.' }, text: { title: 'Text', description: 'One sentence.' } },
    },
  },
  inputs: { brand: 'Mark and name.', hours: 'Support hours for agents.', services: 'Contacts of customer service.' },
  slots: { main: 'The login form.' },
})
