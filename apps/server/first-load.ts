import { readFileSync } from 'node:fs'

import type { Page } from '../../src/schemas/documents.ts'
import { firstWidgets } from '../../src/runtime/layout/first-screen.ts'

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/**
 * Whether a module comes with the page's first script: reached by static imports alone from one of those. What only an `import()`
 * reaches is loaded later and must not be drawn in by sharing a chunk.
 */
export function createFirstLoad(entries: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined
  return (id, graph) => {
    if (!reached) {
      reached = new Set(entries)
      for (const module of reached) for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(imported) // a Set grows while it is walked
    }
    return reached.has(id)
  }
}

/** Widgets on the first screen of those pages, as their files say now: their views come with the first script. */
export function widgetsIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => firstWidgets(JSON.parse(readFileSync(file, 'utf8')) as Page, '')))] // our own documents, checked by the tests
}
