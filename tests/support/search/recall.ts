import { seeded } from '../../../mocks/artwork/random.ts'
import type { CatalogueIndex, SearchEntry } from '../../../src/runtime/model/search/catalogue-index.ts'
import { editKinds, mistype, scriptOf, scripts } from './typing-errors.ts'
import type { EditKind, Script } from './typing-errors.ts'

export type Recall = {
  script: Script
  kind: EditKind
  asked: number
  found: number
  missed: { name: string; typed: string; first: string[] }[]
}

/**
 * Types each title once per kind of error and counts those whose game is among the first three; games of the same title count as one.
 * Transpositions are tried only with names of five letters or more.
 * `share` is a divisor: 8 takes one Latin title of eight.
 */
export function recallOf(index: CatalogueIndex, games: readonly SearchEntry[], seed: string, share = 1): Recall[] {
  const byKey = new Map(games.map((game) => [game.key, game.name]))
  const titles = [...new Set(byKey.values())]
  const random = seeded(seed)
  return scripts.flatMap((script) =>
    editKinds.map((kind) => {
      const recall: Recall = { script, kind, asked: 0, found: 0, missed: [] }
      for (const name of titles.filter((title) => scriptOf(title) === script).filter((_, i) => script !== 'Latin' || i % share === 0)) {
        if (kind === 'transpose' && [...name].filter((letter) => /\p{L}/u.test(letter)).length < 5) continue
        const typed = mistype(name, kind, random)
        if (typed === undefined) continue
        recall.asked++
        const first = [...new Set(index.search(typed, { limit: 60 }).hits.map(({ key }) => byKey.get(key) ?? ''))].slice(0, 3)
        if (first.includes(name)) recall.found++
        else recall.missed.push({ name, typed, first })
      }
      return recall
    }),
  )
}
