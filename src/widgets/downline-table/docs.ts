import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Accounts of a team',
  description: 'The accounts below an agent as a table: search, a way down to the accounts below each, pages, and a file for spreadsheets.',
  category: 'account',
  icon: 'columns-2',
  props: {
    title: 'The heading.',
    page: { title: 'Heading of a page', description: 'Turn it on where the widget is the page, so that its heading is the page’s.' },
    to: { title: 'Address of its page', description: 'The way down is added to it as “under”.' },
    actions: {
      description: 'Links of each row. The row’s account is added to their addresses as “account”.',
      items: { label: 'What it does.', icon: 'Its icon.', to: 'The page it leads to.', agents: 'Only in rows of agents.' },
    },
  },
  inputs: { downlines: 'A page of accounts.' },
  slots: {},
})
