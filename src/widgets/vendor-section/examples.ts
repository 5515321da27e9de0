import { exampleGame, examplePage, exampleVendors } from '../../schemas/nouns/examples.ts'
import type { Examples } from '../../runtime/contract/widget.ts'
import type { contract } from './contract.ts'

const props = { page: false, groups: 12, favourites: true, to: '/live' }
const vendors = exampleVendors('LIVE', ['EVO', 'AG', 'SEXY', 'PP'])
const games = examplePage([
  ...['Grand Roulette', 'Lucky Wheel', 'Crazy Deal'].map((name) => exampleGame(name, 'EVO', { category: 'LIVE' })),
  ...['Dragon Duel', 'Sic Bo Royale'].map((name) => exampleGame(name, 'AG', { category: 'LIVE' })),
])

export const examples: Examples<typeof contract> = {
  usual: { title: 'Two studios with games, two without', props, inputs: { vendors, games } },
  cards: {
    title: 'Studios alone',
    props: { ...props, title: 'Sports books' },
    inputs: { vendors: exampleVendors('SPORTS', ['SABA', 'SBO', 'CMD']) },
  },
  longest: {
    title: 'A long heading',
    props: { ...props, title: 'Every studio that keeps a table open around the clock, in order of its size' },
    inputs: { vendors, games },
  },
  rtl: { title: 'Right to left', props, inputs: { vendors, games }, language: 'AR' },
}
