import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Search button',
  description: 'Opens the search. It looks like a field on wide screens and is an icon on others. The key "/" opens it from anywhere.',
  category: 'layout',
  icon: 'search',
  keywords: ['find a game', 'magnifier', 'search'],
  props: {
    popup: { title: 'Popup', description: 'Popup with the search.' },
  },
  inputs: {},
  slots: {},
})
