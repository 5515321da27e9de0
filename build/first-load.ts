type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

/**
 * Whether a module comes with the page's first script: static imports alone lead to it from one of the entries. A module that only an
 * `import()` reaches is loaded on demand, and must not be in the first load because it shares a chunk.
 */
export function createFirstLoad(entries: readonly string[]): (id: string, graph: Graph) => boolean {
  let reached: Set<string> | undefined
  return (id, graph) => {
    if (!reached) {
      reached = new Set(entries)
      // the loop reaches what it adds
      for (const module of reached) for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) reached.add(imported)
    }
    return reached.has(id)
  }
}
