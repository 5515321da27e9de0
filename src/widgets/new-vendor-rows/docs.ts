import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'New studios',
  description: 'Rows of studios that joined recently, grouped as the gateway sends them.',
  category: 'games',
  icon: 'tags',
  keywords: ['providers', 'new games', 'vendors', 'brands'],
  props: {
    title: { title: 'Title', description: 'The heading. Leave it empty for the default heading.' },
    to: { title: 'Link', description: "Page that lists a studio's games. Leave it empty for cards that start the studio's lobby." },
  },
  inputs: { rows: 'Rows of studios in display order.' },
  slots: {},
})
