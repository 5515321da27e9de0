type Graph = { getModuleInfo: (id: string) => { importedIds: string[]; dynamicallyImportedIds?: string[] } | null }

/**
 * Whether a module comes with the page's first script: static imports alone lead to it from one of the entries. A module that only an
 * `import()` reaches is loaded on demand, and must not be in the first load because it shares a chunk.
 */
export function createFirstLoad(entries: readonly string[]): (id: string, graph: Graph) => boolean {
  return createReach(entries, (module, graph) => graph.getModuleInfo(module)?.importedIds ?? [])
}

/** Whether imports of either kind lead to a module from one of the entries, by other ways than through `without`. */
export function createLobby(entries: readonly string[], without: string): (id: string, graph: Graph) => boolean {
  return createReach(entries, (module, graph) => {
    if (module === without) return []
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(module) ?? {}
    return [...importedIds, ...dynamicallyImportedIds]
  })
}

function createReach(entries: readonly string[], importsOf: (module: string, graph: Graph) => readonly string[]) {
  let reached: Set<string> | undefined
  return (id: string, graph: Graph) => {
    if (!reached) {
      reached = new Set(entries)
      for (const module of reached) for (const imported of importsOf(module, graph)) reached.add(imported) // the loop reaches what it adds
    }
    return reached.has(id)
  }
}
