import { defineDocs } from '../../runtime/contract/docs.ts'
import type { contract } from './contract.ts'

export const docs = defineDocs<typeof contract>({
  title: 'Game section',
  description:
    'Games under a heading: a row with a "See all" tile, a paged grid, or small cards. A strip of vendors and of classes narrows it.',
  category: 'games',
  icon: 'gamepad-2',
  props: {
    title: 'The heading. Without it, the category of the vendors input.',
    look: 'rail: one row, scrolled below 1120 px. grid: rows of tiles. row: small cards with a play button.',
    rows: 'Rows of a rail below 1120 px.',
    columns: 'Tiles per row from 1120 px up.',
    more: 'Where "More" and the "See all" tile lead.',
    seeAll: 'Ends a rail that has `more` with a tile that shows three covers and the count.',
    paging: 'arrows: previous and next at the heading. pages: numbers below.',
    ranks: 'Flags 1 to 3 on the first three games.',
    strip: 'Keeps the place of the strips until the vendors are there, where several are expected: nothing below moves.',
    classes: 'A second strip with the classes of games, such as jackpot.',
    page: 'The heading of a page: larger, and its first level.',
    favourites: 'A heart on every tile.',
    count: 'The number of games behind the heading, where the gateway says it.',
  },
  inputs: {
    games: 'One page of games in display order.',
    vendors: 'Vendors of the strip, and the classes of the category.',
    category: 'Vendors of the category: where the site has none, the section stays away.',
  },
  slots: {},
})
