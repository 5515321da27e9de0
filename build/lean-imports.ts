import type { Plugin } from 'vite'

/**
 * Puts a line in place of two modules that have nothing to do in the players' build. What Vite wraps around each `import()` preloads the
 * files and sheets of a chunk: the server names the files in the page's head, and there is one sheet for all. What ofetch parses answers
 * with is never asked: every answer is taken as text (src/runtime/gateway/transport.ts).
 */
export function leanImports(): Plugin {
  return {
    name: 'foyer-lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$|[\\/]node_modules[\\/]destr[\\/]dist[\\/]index\.mjs$/ },
      handler: (id) => ({ code: id.startsWith('\0') ? plainImport : plainParser, map: null, moduleSideEffects: false }),
    },
  }
}

const plainImport = 'export const __vitePreload = (load) => load()'
const plainParser = 'export default JSON.parse'
