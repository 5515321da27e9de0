import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Way down a team',
  description: 'Where in a team the page is: the accounts from the agent down, each a link back to its downlines.',
  category: 'account',
  icon: 'link-2',
  keywords: ['agent', 'downline', 'breadcrumb'],
  props: { to: { title: 'Address of its page', description: 'The way down to an account is added to it as “under”.' } },
  inputs: { team: 'The way down.' },
  slots: {},
})
