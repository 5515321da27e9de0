import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'More studios',
  description: 'Studios as cards with their logo and number of games: the mixin section, vendors 11 to 20 of slots.',
  category: 'games',
  icon: 'shuffle',
  keywords: ['providers', 'vendors', 'logos', 'studios'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    to: { title: 'Link', description: "Page that lists a studio's games. Leave it empty for cards that start the studio's lobby." },
  },
  inputs: { vendors: 'The studios.' },
  slots: {},
})
