import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Top navigation',
  description:
    'The menu of the header. Its first item opens a panel with the home page, a category per line with its vendors, and promotions.',
  category: 'layout',
  icon: 'layout-panel-top',
  keywords: ['menu', 'header', 'links'],
  props: {
    wideFrom: {
      title: 'Large layout from (vendors)',
      description: 'A category with at least this many vendors is shown in the large layout.',
    },
  },
  inputs: { menu: 'Items of the header.', panel: 'Items of the panel. Categories include their vendors.' },
  slots: {},
})
