import { exampleGame, exampleVendor } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { GameSearch } from '../../schemas/nouns/search.ts'
import type { contract } from './contract.ts'

const props = {
  pageSize: 24,
  browse: [
    { label: 'Slots', to: '/rng' },
    { label: 'Live casino', to: '/live' },
  ],
}
const before = ['Ember Koi', 'Fox & Fortune', 'Owl Oracle', 'Kraken Gold'].map((name) => exampleGame(name, 'PG'))
const nothing: GameSearch = { text: '', category: '', hits: [], total: 0, counts: [], vendors: [], recents: [], before, progress: 1 }
const found: GameSearch = {
  ...nothing,
  text: 'fo',
  total: 14,
  hits: [
    {
      game: exampleGame('Fox & Fortune', 'PG'),
      ranges: [
        [0, 2],
        [6, 8],
      ],
    },
    { game: exampleGame('Silver Fox', 'FC'), ranges: [[7, 9]] },
    { game: exampleGame('Phoenix Forge', 'EG2'), ranges: [[8, 10]] },
    { game: exampleGame('Sea Monarch of the Fold', 'JDB', { category: 'FISH', maintenance: true }), ranges: [[19, 21]] },
    { game: exampleGame('Ember Koi Forever', 'JL'), ranges: [[10, 12]] },
    { game: exampleGame('Crown Harbor: Fortress', 'EG2', { favourite: true }), ranges: [[14, 16]] },
  ],
  counts: [
    { category: 'RNG', label: 't:category.RNG', count: 9 },
    { category: 'LIVE', label: 't:category.LIVE', count: 2 },
    { category: 'FISH', label: 't:category.FISH', count: 1 },
    { category: 'PVP', label: 't:category.PVP', count: 2 },
  ],
  vendors: [exampleVendor('RNG', 'FC', { count: 84, target: { vendor: 'FC', category: 'RNG', opens: 'list' } })],
  recents: ['roulette', 'koi', 'jackpot'],
}
const arabic: GameSearch = {
  ...found,
  text: 'النمر',
  total: 2,
  hits: [
    { game: exampleGame('النمر الذهبي', 'JL'), ranges: [[0, 5]] },
    { game: exampleGame('النمر البري', 'PG'), ranges: [[0, 5]] },
  ],
  counts: [{ category: 'RNG', label: 't:category.RNG', count: 2 }],
}

export const examples: Examples<typeof contract> = {
  usual: { title: 'Found', props, inputs: { search: found } },
  empty: { title: 'Nothing typed', props, inputs: { search: { ...nothing, recents: found.recents } } },
  none: { title: 'Nothing found', props, inputs: { search: { ...nothing, text: 'emxxr', suggestion: 'Ember Koi' } } },
  elsewhere: { title: 'Found in another category', props, inputs: { search: { ...found, category: 'SPORTS', hits: [], total: 0 } } },
  loading: { title: 'The catalogue is still coming', props, inputs: { search: { ...found, progress: 0.4 } } },
  incomplete: { title: 'A part could not be had', props, inputs: { search: { ...found, incomplete: true } } },
  looking: { title: 'Nothing found while lists load', props, inputs: { search: { ...nothing, text: 'koi', progress: 0.4 } } },
  missed: {
    title: 'Nothing found, and a list failed',
    props,
    inputs: { search: { ...nothing, text: 'koi', progress: 0.6, incomplete: true } },
  },
  waiting: { title: 'Nothing known yet', props },
  longest: {
    title: 'Long names',
    props,
    inputs: {
      search: {
        ...found,
        hits: [
          {
            game: exampleGame('The Wandering Merchant and the Nine Thousand Lanterns of the Eastern Harbor', 'SPN', {
              vendorName: 'Spearline Interactive Entertainment',
            }),
            ranges: [[4, 13]],
          },
        ],
      },
    },
  },
  rtl: { title: 'Right to left', props, inputs: { search: arabic }, language: 'AR' },
}
