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
