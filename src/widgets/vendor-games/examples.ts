import type { Examples } from '../../runtime/contract/widget.ts'
import type { Game, GamePage } from '../../schemas/nouns/game.ts'
import type { Vendor } from '../../schemas/nouns/vendor.ts'
import type { contract } from './contract.ts'

const vendor: Vendor = {
  key: 'LIVE/PP',
  code: 'PP',
  name: 'PP Live',
  category: 'LIVE',
  picture: [],
  count: 9,
  target: { vendor: 'PP', category: 'LIVE', opens: 'list' },
  classes: [
    { key: 'TG', name: 'Table games', count: 6 },
    { key: 'AC', name: 'Arcade', count: 3 },
  ],
}
const names = [
  'Velvet Roulette',
  'Harbor Baccarat',
  'Jade Blackjack',
  'Night Dice',
  'Sunset Poker',
  'Crown Wheel',
  'Lotus Sic Bo',
  'Tiger and Dragon',
  'Grand Andar',
]
const games = names.map((name, index): Game => ({
  key: `${index + 1}`,
  name,
  vendor: 'PP',
  vendorName: 'PP Live',
  category: 'LIVE',
  picture: [],
  favourite: index === 1,
  target: { vendor: 'PP', category: 'LIVE', nodeId: `${index + 1}`, name },
}))
const page: GamePage = { games, page: 1, pages: 3, pageSize: 9, total: 27, peek: [] }

export const examples: Examples<typeof contract> = {
  usual: { title: 'Usual', props: {}, inputs: { vendor, games: page } },
  single: {
    title: 'One page, no classes',
    props: {},
    inputs: { vendor: { ...vendor, classes: [] }, games: { ...page, games: games.slice(0, 2), pages: 1, total: 2 } },
  },
  longest: {
    title: 'Long names',
    props: {},
    inputs: { vendor: { ...vendor, name: 'The Most Honourable Company of Live Table Games and Entertainments' }, games: page },
  },
  rtl: { title: 'Right to left', props: {}, inputs: { vendor, games: page }, language: 'AR' },
}
