import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'VIP levels',
  description: 'The player’s level with the way to the next one, and a card for each level. Bonuses that are ready are claimed here.',
  category: 'account',
  icon: 'user-round',
  keywords: ['loyalty', 'rewards', 'bonus', 'tiers', 'rank', 'progress'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    page: { title: 'Heading of a page', description: 'Turn it on where the widget is the page, so that its heading is the page’s.' },
  },
  inputs: { status: 'The player’s level and all levels.' },
  slots: {},
})
