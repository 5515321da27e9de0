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
