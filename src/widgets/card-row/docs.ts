import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Row of cards',
  description:
    'Cards of equal width beside each other: up to three from 1120 px up, two on a tablet (an odd last one is wide), one on a phone.',
  category: 'layout',
  icon: 'gallery-thumbnails',
  props: {},
  inputs: {},
  slots: { cards: 'The cards, such as entrances.' },
})
