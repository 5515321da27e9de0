import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game list',
  description:
    'All games of a list without pages, such as the favourites: up to 1,000 tiles, of which only those near the visible part are drawn. ' +
    'A field above finds games by name or studio.',
  category: 'games',
  icon: 'layout-grid',
  keywords: ['catalogue', 'all games', 'filter', 'slots', 'lobby', 'grid'],
  props: {
    title: { title: 'Title', description: 'The heading.' },
    columns: { title: 'Tiles per row', description: 'How many tiles a row has. Tablets show at most 4, phones at most 3.' },
    find: { title: 'Search field', description: 'A field above the games that leaves those whose name or studio has the typed text.' },
    page: { title: 'Page heading', description: 'Shows the title as the main heading of the page. Use it once per page.' },
  },
  inputs: { games: 'All games in display order. Give the source a page size as large as the list, and "find" from the address.' },
  slots: {},
})
