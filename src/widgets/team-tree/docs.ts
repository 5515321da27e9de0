import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Tree of a team',
  description: 'The accounts below an agent as a tree, for the side of a page. A level is loaded when it is opened.',
  category: 'account',
  icon: 'panel-left',
  keywords: ['agent', 'downline', 'network'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    to: { title: 'Address of its page', description: 'The way down to the account that is chosen is added to it as “under”.' },
  },
  inputs: { tree: 'The team, as far as it is known.' },
  slots: {},
})
