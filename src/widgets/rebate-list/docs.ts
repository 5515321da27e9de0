import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Rebate',
  description: 'Rebates by category with valid bets, rate and amount. The player claims one of them or all.',
  category: 'account',
  icon: 'badge-dollar-sign',
  props: {
    title: 'The heading.',
    page: { title: 'Heading of a page', description: 'Turn it on where the list is the page, so that its heading is the page’s.' },
  },
  inputs: { rebates: 'The rebates.' },
  slots: {},
})
