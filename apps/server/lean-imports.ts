import type { Plugin } from 'vite'

/**
 * What Vite wraps around each `import()` preloads the files that a chunk needs and its stylesheets. The server names them in the page's
 * head and there is one sheet for all, so nothing is left for it: an import is an import.
 */
export function leanImports(): Plugin {
  return {
    name: 'foyer-lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => ({ code: plainImport, moduleSideEffects: false }) },
  }
}

const plainImport = 'export const __vitePreload = (load) => load()'
