import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Rewards',
  description: 'Rewards of the player with amount, state and end; those that are ready are claimed here. Filter by state, pages.',
  category: 'account',
  icon: 'ticket',
  props: {
    title: 'The heading.',
    page: { title: 'Heading of a page', description: 'Turn it on where the list is the page, so that its heading is the page’s.' },
    states: { title: 'States to choose from', description: 'Codes of the gateway, such as CLAIM. Without any there is no choice.' },
  },
  inputs: { rewards: 'A page of rewards.' },
  slots: {},
})
