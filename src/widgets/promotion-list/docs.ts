import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Promotions',
  description:
    'Promotions as cards: picture, title, period, status, a button to join or claim, and details that open in place. ' +
    'Chips filter by type, page numbers are below.',
  category: 'banners',
  icon: 'ticket',
  keywords: ['bonus', 'offers', 'campaigns', 'rewards', 'free spins'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    page: { title: 'Page heading', description: 'Shows the title as the main heading of the page. Use it once per page.' },
  },
  inputs: { promotions: 'All promotions in display order, and the selected type and page.' },
  slots: {},
})
