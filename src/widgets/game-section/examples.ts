import { exampleGame, examplePage, exampleVendors } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = {
  look: 'rail',
  rows: 1,
  columns: 6,
  seeAll: true,
  paging: 'none',
  ranks: false,
  strip: false,
  classes: false,
  find: false,
  sorts: false,
  page: false,
  favourites: true,
  count: true,
} as const
const names: [string, string][] = [
  ['Ember Koi', 'JL'],
  ['Grand Roulette', 'EVO'],
  ['Fox & Fortune', 'PG'],
  ['Velvet Sevens', 'PT'],
  ['Kraken Gold', 'JL'],
  ['Owl Oracle', 'PG'],
  ['Nine Lanterns', 'JL'],
  ['Orbit Rush', 'JDB'],
  ['Salon Baccarat', 'SEXY'],
  ['Tiger Bloom', 'PG'],
  ['Star Mint', 'CQ9'],
  ['Crown Harbor', 'EG2'],
]
const games = names.map(([name, vendor]) => exampleGame(name, vendor))
const grid = Array.from({ length: 24 }, (_, index) =>
  exampleGame(names[index % 12]![0], names[index % 12]![1], {
    key: `g${index}`,
    favourite: index === 1,
    ...(index === 4 && { maintenance: true }),
  }),
)
const vendors = exampleVendors('RNG', ['PG', 'JDB', 'CQ9', 'JL', 'FC', 'PT', 'EG2', 'BGS', 'HAB', 'YGG', 'RLX'], {
  classes: [
    { key: 'ALL', name: 'All', count: 486 },
    { key: 'RNG', name: 'Slot machine', count: 391 },
    { key: 'JP', name: 'Jackpot', count: 24 },
    { key: 'TG', name: 'Table games', count: 38 },
  ],
})

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'A category on the home page',
    props: { ...props, title: 'Slots', more: '/rng' },
    inputs: { games: examplePage(games.slice(0, 5), { total: 486, pages: 98, peek: games.slice(6, 9) }), vendors },
  },
  hot: {
    title: 'Hot games',
    props: { ...props, title: 'Hot games', rows: 2, ranks: true, paging: 'arrows' },
    inputs: { games: examplePage(games, { pages: 2 }) },
  },
  page: {
    title: 'The page of slots',
    props: { ...props, look: 'grid', classes: true, page: true, paging: 'pages' },
    inputs: { games: examplePage(grid, { total: 486, pages: 21, pageSize: 24, vendor: 'PG' }), vendors },
  },
  growing: {
    title: 'The page of slots, which grows',
    props: { ...props, look: 'grid', page: true, paging: 'more', find: true, sorts: true },
    inputs: { games: examplePage(grid, { total: 486, page: 2, pages: 21, pageSize: 12, sort: 'new' }), vendors },
  },
  row: {
    title: 'Recently played',
    props: { ...props, title: 'Recently played', look: 'row', more: '/recent' },
    inputs: { games: examplePage(games.slice(0, 5)) },
  },
  waiting: { title: 'The games are not there yet', props: { ...props, look: 'grid' }, inputs: { vendors } },
  longest: {
    title: 'Long names',
    props: { ...props, title: 'Everything that turns, spins, falls, flies and swims', more: '/rng' },
    inputs: {
      games: examplePage(
        games.slice(0, 3).map((game) => ({
          ...game,
          name: `${game.name} and the long road home to the golden harbour`,
          vendorName: 'The Very Long Studio Name Company',
        })),
        { total: 1, peek: games.slice(3, 6) },
      ),
    },
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'سلوتس', more: '/rng' },
    inputs: { games: examplePage(games.slice(0, 5), { total: 486, peek: games.slice(6, 9) }), vendors },
    language: 'AR',
  },
}
