import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Games by studio',
  description: "A category grouped by studio: each studio's games in a row of their own under its mark; a studio without games as a card.",
  category: 'games',
  icon: 'store',
  props: {
    title: 'The heading. Without it, the category of the vendors.',
    to: 'The page that lists a studio\'s games, for "More".',
    page: 'The heading of a page: larger, and its first level.',
    groups: 'Studios with a row of their own at most; the others are cards.',
    favourites: 'A heart on every tile.',
  },
  inputs: { vendors: 'The studios in display order.', games: 'Games of the category; each is put under its studio.' },
  slots: {},
})
