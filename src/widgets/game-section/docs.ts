import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game section',
  description:
    'Games under a heading: a row with a "See all" tile, a paged grid, or small cards. Filters by vendor and class narrow it down.',
  category: 'games',
  icon: 'gamepad-2',
  keywords: ['row of games', 'hot games', 'new games', 'recommended', 'carousel', 'slots', 'top'],
  props: {
    title: { title: 'Title', description: 'The heading. Without it, the category of the vendors input.' },
    look: {
      title: 'Layout',
      description: 'rail: one row that scrolls below 1120 px. grid: rows of tiles. row: small cards with a play button.',
    },
    rows: { title: 'Rows on small screens', description: 'How many rows a rail has below 1120 px.' },
    columns: { title: 'Tiles per row', description: 'How many tiles a row has. Tablets show at most 4, phones at most 3.' },
    more: { title: 'Link of "More"', description: 'Page that "More" and the "See all" tile open. Leave it empty to hide both.' },
    seeAll: {
      title: '"See all" tile',
      description: 'Ends the rail with a tile that shows three covers and the number of games. Needs the link of "More".',
    },
    paging: {
      title: 'More games',
      description:
        'arrows: previous and next next to the heading. pages: page numbers below. more: a button below that adds the next games; turn ' +
        'on "through" in the games data as well.',
    },
    ranks: { title: 'Rank badges', description: 'Badges 1 to 3 on the first three games.' },
    strip: {
      title: 'Reserve space for filters',
      description:
        'Keeps the space of the vendor filter while it loads, so that nothing below moves. Turn it on where there are several vendors.',
    },
    classes: { title: 'Game class filter', description: 'A second filter with classes of games, such as jackpot.' },
    find: { title: 'Search button', description: 'A button above the games that searches in this category.' },
    sorts: { title: 'Sort order', description: 'Lets players choose between popular, new and A to Z.' },
    page: { title: 'Page heading', description: 'Shows the title as the main heading of the page. Use it once per page.' },
    hint: {
      title: 'Note above the games',
      description: 'One line between the filters and the games. A word may name a number of brand.json, as in {{minimumBetYuan}}.',
    },
    favourites: { title: 'Favourite buttons', description: 'A heart on every tile that adds the game to the favourites.' },
    count: { title: 'Number of games', description: 'Shows the number of games after the heading, where the gateway gives it.' },
  },
  inputs: {
    games: 'One page of games in display order.',
    vendors: 'Vendors of the filter, and the classes of the category.',
    category: 'Vendors of the category. Where the site has none, the section is not shown.',
  },
  slots: {},
})
