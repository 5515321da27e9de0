import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Help links',
  description: 'A link for each topic of the help center.',
  category: 'help',
  icon: 'circle-help',
  keywords: ['faq', 'guide', 'support', 'terms'],
  props: {
    limit: { title: 'Number of links', description: 'How many topics are listed.' },
  },
  inputs: { topics: 'Topics in display order.' },
  slots: {},
})
