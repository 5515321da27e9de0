import { expect, test } from 'vitest'

import { argumentChoices } from './data-model.ts'

const sourceDocs = new Map([['games.hot', { description: 'Games.', args: { vendor: { kind: 'vendor' as const } } }]])
const categories = [
  { key: 'RNG', vendors: ['PG', 'JDB'] },
  { key: 'FISH', vendors: ['JDB'] },
]
const named = (text: string) => text.replace('t:category.', 'Category ')

test('a studio is chosen from those of the gateway, each once, with the categories of its games', () => {
  const choices = argumentChoices([], { categories, registration: null }, named, sourceDocs)
  expect(choices('games.hot', 'vendor')).toEqual([
    { value: 'JDB', label: 'JDB', hint: 'Category RNG, Category FISH' },
    { value: 'PG', label: 'PG', hint: 'Category RNG' },
  ])
})

test('until the gateway has answered a code is typed', () => {
  expect(argumentChoices([], null, named, sourceDocs)('games.hot', 'vendor')).toBeUndefined()
})

test('a game is found by its name, and written by its code or by its id at the gateway', () => {
  const games = [
    { code: 'EK1', node: '101', name: 'Ember Koi', vendor: 'JL', category: 'RNG' },
    { code: '', node: '102', name: 'Salon Baccarat', vendor: 'SEXY', category: 'LIVE' },
  ]
  const docs = new Map([
    ['game.seamless', { description: 'A game.', args: { gameCode: { kind: 'game' as const }, node: { kind: 'game-node' as const } } }],
  ])
  const choices = argumentChoices([], null, (text) => text.replace('t:category.', ''), docs, games)
  expect(choices('game.seamless', 'gameCode')).toEqual([{ value: 'EK1', label: 'Ember Koi', hint: 'EK1 · JL · RNG' }])
  expect(choices('game.seamless', 'node')?.map(({ value, label }) => [value, label])).toEqual([
    ['101', 'Ember Koi'],
    ['102', 'Salon Baccarat'],
  ])
  expect(argumentChoices([], null, String, docs)('game.seamless', 'node')).toBeUndefined()
})
