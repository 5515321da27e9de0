import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Rules of points',
  description: 'A table of what earns points, what points are worth, how many are converted at once, and the gateway’s own text.',
  category: 'account',
  icon: 'ticket',
  keywords: ['loyalty', 'rewards', 'terms'],
  props: { title: { title: 'Title', description: 'The heading, and the name of the table.' } },
  inputs: { rules: 'The rules.' },
  slots: {},
})
