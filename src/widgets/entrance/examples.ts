import type { Examples } from '../../runtime/contract/widget.ts'
import { exampleGame, examplePage, exampleVendors } from '../../schemas/nouns/examples.ts'
import type { contract } from './contract.ts'

const usual = { direct: false, enter: true, marks: 3, matches: 3 } as const
const props = {
  ...usual,
  title: 'Live casino',
  text: 'Real tables, real dealers, around the clock.',
  to: '/live',
  picture: '/img/scene/live.svg',
  size: 'big',
} as const
const sports = {
  ...usual,
  title: 'Matchday starts here',
  text: 'Hot matches from the sports book.',
  to: '/sports',
  picture: '/img/scene/sports.svg',
  narrowPicture: '/img/scene/sports-phone.svg',
  size: 'wide',
} as const
const studio = {
  ...usual,
  title: 'Cockfight',
  text: 'SV388 arenas.',
  to: '/cockfight',
  picture: '/img/scene/cockfight.svg',
  size: 'small',
  direct: true,
  marks: 0,
} as const
const target = { vendor: 'SABA', category: 'SPORTS', gameCode: 'SABA_LOBBY' }
const matches = [
  {
    key: 'm1',
    league: 'Coastal League',
    home: 'Harbor United',
    away: 'Northgate FC',
    startTime: '2026-11-20T19:30:00+00:00',
    odds: { '2': 3.05, '1': 2.1, X: 3.4 },
    target,
  },
  {
    key: 'm2',
    league: 'Premier Cup',
    home: 'Riverside',
    away: 'Old Mill Athletic',
    startTime: '2026-11-20T20:00:00+00:00',
    odds: { '1': 1.72, X: 3.85, '2': 4.6 },
    target,
  },
  {
    key: 'm3',
    league: 'Continental',
    home: 'Estrela',
    away: 'Vostok City',
    startTime: 'soon',
    odds: { '1': 2.45, X: 3.1, '2': 2.8 },
    target,
  },
]

export const examples: Examples<typeof contract> = {
  usual: {
    title: 'With studios and one game',
    props,
    inputs: {
      games: examplePage([exampleGame('Grand Roulette', 'EVO', { category: 'LIVE' })]),
      vendors: exampleVendors('LIVE', ['EVO', 'AG', 'SEXY', 'PP']),
    },
  },
  three: {
    title: 'With three games',
    props: { ...props, title: 'Slots', text: 'Reels from 20 studios.', to: '/rng', picture: '/img/scene/slots.svg' },
    inputs: { games: examplePage(['Book of Tides', 'Sugar Comet', 'Temple of Sol'].map((name) => exampleGame(name, 'PG'))) },
  },
  bare: { title: 'Nothing came and no picture', props: { ...usual, title: 'Fishing', to: '/fish', size: 'big' } },
  longest: {
    title: 'The longest words',
    props: {
      ...props,
      title: 'A live casino with tables from all over the world',
      text:
        'Real tables, real dealers, around the clock, in more than twenty languages, with limits for every purse and a ' +
        'seat that is kept for you.',
    },
  },
  studio: { title: 'One studio, which starts', props: studio, inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3']) } },
  studios: { title: 'Several studios', props: studio, inputs: { vendors: exampleVendors('COCKFIGHT', ['SV3', 'WS168']) } },
  matches: { title: 'Three hot matches', props: sports, inputs: { matches } },
  'matches-none': { title: 'No matches came', props: { ...sports, enter: false } },
  'matches-bare': {
    title: 'Matches without a picture',
    props: { ...usual, title: 'Sports', to: '/sports', size: 'wide' },
    inputs: { matches },
  },
  'matches-longest': {
    title: 'Matches with long names',
    props: sports,
    inputs: {
      matches: matches.map((match) => ({
        ...match,
        home: `${match.home} of the northern harbour and its islands`,
        league: `${match.league}, second leg of the third qualifying round`,
      })),
    },
  },
  'matches-rtl': {
    title: 'Matches, right to left',
    props: { ...sports, title: 'يوم المباراة يبدأ هنا', text: 'مباريات ساخنة.' },
    inputs: { matches },
    language: 'AR',
  },
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'كازينو مباشر', text: 'طاولات حقيقية وموزعون حقيقيون على مدار الساعة.' },
    inputs: { vendors: exampleVendors('LIVE', ['EVO', 'AG']) },
    language: 'AR',
  },
}
