import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'More studios',
  description: 'Studios as cards with their mark and number of games: the mixin section, vendors 11 to 20 of slots.',
  category: 'games',
  icon: 'shuffle',
  props: {
    title: 'The heading.',
    to: "The page that lists a studio's games. Without it a card starts its studio.",
  },
  inputs: { vendors: 'The studios.' },
  slots: {},
})
