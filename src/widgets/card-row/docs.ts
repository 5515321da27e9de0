import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Row of cards',
  description: 'Cards of equal width in a row: up to three on desktops (from 1120 px), two on tablets, one on phones.',
  category: 'layout',
  icon: 'gallery-thumbnails',
  keywords: ['grid', 'columns', 'three columns', 'side by side'],
  props: {},
  inputs: {},
  slots: { cards: 'The cards, such as category entrances.' },
})
