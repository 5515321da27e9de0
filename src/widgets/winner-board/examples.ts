import type { Examples } from '../../runtime/contract/widget.ts'
import type { Winner } from '../../schemas/nouns/winner.ts'
import type { contract } from './contract.ts'

const props = { step: 0.5, highlighted: 3 }
const rows: [string, string, number][] = [
  ['kha***91', 'Ember Koi', 48260],
  ['su***ya', 'Grand Roulette', 31905.5],
  ['mar***7', 'Kraken Gold', 22418.2],
  ['an***ee', 'Velvet Sevens', 12640],
  ['li***44', 'Owl Oracle', 9875.5],
  ['tho***x', 'Salon Baccarat', 7320],
  ['bo***22', 'Fox & Fortune', 5210.75],
  ['yu***na', 'Tiger Bloom', 4880],
  ['ra***8', 'Star Mint', 3999.99],
  ['el***o', 'Crown Harbor', 2750],
]
const winners: Winner[] = rows.map(([name, game, amount], index) => ({
  rank: index + 1,
  name,
  game,
  amount,
  currency: '$',
  picture: [`/img/game/${game.toLowerCase().replace(/[^a-z]+/g, '-')}.svg`],
  target: { vendor: 'JL', category: 'RNG', nodeId: `n${index + 1}` },
}))

export const examples: Examples<typeof contract> = {
  usual: { title: 'Ten winners', props, inputs: { winners } },
  three: { title: 'No more than three', props, inputs: { winners: winners.slice(0, 3) } },
  plain: {
    title: 'Winners whose games cannot be started',
    props,
    inputs: { winners: winners.slice(0, 5).map((winner) => ({ ...winner, target: undefined })) },
  },
  longest: {
    title: 'Long names and large amounts',
    props,
    inputs: {
      winners: winners.map((winner) => ({
        ...winner,
        name: `${winner.name} of the northern harbour`,
        amount: winner.amount * 1000,
        currency: 'VND ',
      })),
    },
  },
  rtl: { title: 'Right to left', props, inputs: { winners }, language: 'AR' },
}
