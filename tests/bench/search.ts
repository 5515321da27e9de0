import { seeded } from '../../mocks/artwork/random.ts'
import type { Scenario } from '../../mocks/scenarios.ts'
import { createCatalogueIndex } from '../../src/runtime/model/search/catalogue-index.ts'
import type { CatalogueIndex, SearchEntry } from '../../src/runtime/model/search/catalogue-index.ts'
import { catalogueOf } from '../support/search/catalogue.ts'
import { recallOf } from '../support/search/recall.ts'
import { editKinds, mistype } from '../support/search/typing-errors.ts'

let games: SearchEntry[] = []
let index: CatalogueIndex | undefined

/** Builds the index of a catalogue as the portal does; returns the ms of each slice of work, and of all. */
async function build(scenario: Scenario) {
  games = catalogueOf(scenario)
  const slices: number[] = []
  let begun = performance.now()
  const started = begun
  const yieldToMain = async () => {
    slices.push(performance.now() - begun)
    await new Promise((done) => setTimeout(done))
    begun = performance.now()
  }
  index = createCatalogueIndex({ yieldToMain })
  await index.add(games)
  slices.push(performance.now() - begun)
  return { games: games.length, slices, all: performance.now() - started }
}

/** What players type: letter after letter of a name, whole names with a mistake, studios, characters. */
function typings(count: number): string[] {
  const random = seeded('typings')
  return Array.from({ length: count }, (_, i) => {
    const { name, vendor } = games[Math.floor(random() * games.length)] ?? { name: '', vendor: '' }
    const whole = mistype(name, editKinds[i % 4] ?? 'insert', random) ?? name
    return i % 3 === 0
      ? whole
      : i % 3 === 1
        ? [...name].slice(0, 1 + Math.floor(random() * 6)).join('')
        : i % 2
          ? `${vendor} ${whole.split(' ')[0]}`
          : vendor.toLowerCase()
  })
}

/** ms of each answer, and the slowest with its text. Each query is one task, as when somebody types. */
async function answer(count: number) {
  const times: { text: string; ms: number }[] = []
  for (const text of typings(count)) {
    await new Promise((done) => setTimeout(done))
    const begun = performance.now()
    index?.search(text, { limit: 60 })
    times.push({ text, ms: performance.now() - begun })
  }
  return times
}

const recall = (share: number) => (index ? recallOf(index, games, 'search', share) : [])

Object.assign(window, { __search: { build, answer, recall } })
