import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Promotions',
  description:
    'Promotions as cards: picture, title, period and state, a button to join or claim, the text opened in place. ' +
    'Chips narrow them to one type, numbers below turn the pages.',
  category: 'banners',
  icon: 'ticket',
  props: {
    title: 'The heading.',
    page: 'The heading of a page: larger, and its first level.',
  },
  inputs: { promotions: 'All promotions in their order, and which of them are asked for.' },
  slots: {},
})
