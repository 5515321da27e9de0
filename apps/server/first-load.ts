import { readFileSync } from 'node:fs'

import { evaluate } from '../../src/runtime/rules/predicate.ts'
import type { Page, PageNode } from '../../src/schemas/documents.ts'

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

/** Widgets that the chrome documents in those files draw for a guest: every page has them, so their views come with the first script. */
export function chromeWidgets(files: readonly string[]): string[] {
  const types = new Set<string>()
  const visit = (node: PageNode) => {
    if (node.when && evaluate(node.when, { facts: { role: 'guest' }, flags: {} }) === false) return
    types.add(node.widget)
    for (const child of Object.values(node.slots ?? {}).flat()) visit(child)
  }
  for (const file of files) for (const node of (JSON.parse(readFileSync(file, 'utf8')) as Page).nodes) visit(node) // our own documents, checked by the tests
  return [...types]
}
