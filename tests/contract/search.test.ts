import { expect, test } from 'vitest'

import { createCatalogueIndex } from '../../src/runtime/model/search/catalogue-index.ts'
import { catalogueOf } from '../support/search/catalogue.ts'
import { recallOf } from '../support/search/recall.ts'

const games = catalogueOf('usual')
const index = createCatalogueIndex({ yieldToMain: () => Promise.resolve() })
await index.add(games)
const recalls = recallOf(index, games, 'search', 8) // the bench asks them all
const share = (found: typeof recalls) => found.reduce((sum, one) => sum + one.found, 0) / found.reduce((sum, one) => sum + one.asked, 0)

test('the catalogue has at least three thousand names', () => {
  expect(new Set(games.map(({ name }) => name)).size).toBeGreaterThan(3000)
})

test.each(['insert', 'delete', 'substitute'] as const)(
  'of names with one letter wrong (%s) at least 95% have their game in the first three',
  (kind) => {
    expect(share(recalls.filter((recall) => recall.kind === kind))).toBeGreaterThanOrEqual(0.95)
  },
)

test('for at least 90% of Latin names with two letters swapped, the game is among the first three', () => {
  expect(share(recalls.filter((recall) => recall.kind === 'transpose' && recall.script === 'Latin'))).toBeGreaterThanOrEqual(0.9)
})

test('games in other scripts are found as reliably as Latin ones', () => {
  expect(share(recalls.filter(({ script }) => script !== 'Latin'))).toBeGreaterThanOrEqual(0.9)
})
