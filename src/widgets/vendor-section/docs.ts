import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Games by studio',
  description: "A category grouped by studio: each studio's games in a row under its logo. A studio without games is a card.",
  category: 'games',
  icon: 'store',
  keywords: ['providers', 'vendors', 'row of games', 'slots'],
  props: {
    title: { title: 'Title', description: 'The heading. Without it, the category of the vendors.' },
    to: { title: 'Link of "More"', description: "Page that lists a studio's games." },
    page: { title: 'Page heading', description: 'Shows the title as the main heading of the page. Use it once per page.' },
    groups: { title: 'Studios with a row', description: 'How many studios have a row of their own at most. The others are cards.' },
    favourites: { title: 'Favourite buttons', description: 'A heart on every tile that adds the game to the favourites.' },
  },
  inputs: { vendors: 'The studios in display order.', games: 'Games of the category, shown under their studios.' },
  slots: {},
})
