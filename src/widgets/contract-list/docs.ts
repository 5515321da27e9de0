import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Contracts',
  description: 'An agent’s contracts with their terms. Requests are accepted or rejected, contracts that run are ended.',
  category: 'account',
  icon: 'briefcase-business',
  keywords: ['agent', 'commission', 'salary', 'dividend'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    page: { title: 'Heading of the page', description: 'For the first section of a page.' },
    offer: {
      title: 'Page of offers',
      description: 'Contracts that the agent has given have a link there; the other side is added to it as “account”.',
    },
  },
  inputs: { contracts: 'A page of contracts.' },
  slots: {},
})
