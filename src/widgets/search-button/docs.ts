import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Search button',
  description: 'Opens the search: a field to look at on a wide screen, an icon on others. The key "/" opens it from anywhere.',
  category: 'layout',
  icon: 'search',
  props: {
    popup: 'The page document that opens over the page.',
  },
  inputs: {},
  slots: {},
})
