import type { Examples } from '../../runtime/contract/widget.ts'
import { exampleGame, examplePage, exampleVendors } from '../../schemas/nouns/examples.ts'
import type { contract } from './contract.ts'

const props = {
  title: 'Live casino',
  text: 'Real tables, real dealers, around the clock.',
  to: '/live',
  picture: '/img/scene/live.svg',
  size: 'big',
  marks: 3,
} as const

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
  bare: { title: 'Nothing came and no picture', props: { title: 'Fishing', to: '/fish', size: 'big', marks: 3 } },
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
  rtl: {
    title: 'Right to left',
    props: { ...props, title: 'كازينو مباشر', text: 'طاولات حقيقية وموزعون حقيقيون على مدار الساعة.' },
    inputs: { vendors: exampleVendors('LIVE', ['EVO', 'AG']) },
    language: 'AR',
  },
}
