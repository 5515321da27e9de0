import { expect, test } from 'vitest'

import { matching, namedOption, nextOption, typedOption } from './options.ts'

const options = [
  { value: 'a', label: 'Archive', disabled: 'It is empty' },
  { value: 'b', label: 'Banner' },
  { value: 'c', label: 'Carousel', hint: 'slides of games' },
  { value: 'd', label: 'Box', disabled: true },
]

test('steps pass over options that cannot be chosen and stop at the ends', () => {
  expect({
    'nextOption(options, -1, 1)': nextOption(options, -1, 1),
    'nextOption(options, 1, 1)': nextOption(options, 1, 1),
    'nextOption(options, 2, 1)': nextOption(options, 2, 1),
    'nextOption(options, 1, -1)': nextOption(options, 1, -1),
  }).toEqual({
    'nextOption(options, -1, 1)': 1,
    'nextOption(options, 1, 1)': 2,
    'nextOption(options, 2, 1)': 2,
    'nextOption(options, 1, -1)': 1,
  })
})

test('typed letters find the option that begins with them; the same letter again goes to the next one', () => {
  const letters = [
    { value: '1', label: 'Bar' },
    { value: '2', label: 'Banner' },
    { value: '3', label: 'Carousel' },
  ]
  expect(typedOption(letters, 'ban', 0)).toBe(1)
  expect(typedOption(letters, 'b', 0)).toBe(1)
  expect(typedOption(letters, 'bb', 1)).toBe(0)
  expect(typedOption(letters, 'x', 0)).toBe(-1)
  expect(typedOption(options, 'ar', -1)).toBe(-1)
})

test('a search finds options that have every word in their label, hint or value', () => {
  const found = (typed: string) => matching(options, typed).map(({ value }) => value)
  expect(found('games slides')).toEqual(['c'])
  expect(found('BO')).toEqual(['d'])
  expect(found('slides of boxes')).toEqual([])
  expect(found('  ')).toHaveLength(4)
})

test('an option that is called what was typed comes first, and is named by it; so is the only one that matches', () => {
  const games = [
    { value: '1', label: 'Hot games' },
    { value: '2', label: 'Hot' },
    { value: '3', label: 'Top' },
    { value: '4', label: 'Top' },
    { value: '5', label: 'hot' },
  ]
  const named = (typed: string) => namedOption(matching(games, typed), typed)?.value
  expect(matching(games, 'hot').map(({ value }) => value)).toEqual(['5', '2', '1'])
  expect(['hot ', 'Hot', 'HOT', 'HOT GAMES', 'gam', 'ho', 'top', 'none'].map(named)).toEqual([
    '5',
    '2',
    undefined,
    '1',
    '1',
    undefined,
    undefined,
    undefined,
  ])
})
