import { join } from 'node:path'
import type { Plugin } from 'vite'

import { importModule } from './import-module.ts'

/**
 * Puts the values of a module's exports, which are JSON, in place of its code when something is built: a list that the module makes from
 * every widget's files carries the list alone. `paths` are below `root`, the folder of the project.
 */
export function evaluated(root: string, paths: readonly string[]): Plugin {
  const files = new Set(paths.map((path) => join(root, path).replaceAll('\\', '/')))
  return {
    name: 'foyer-evaluated',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!files.has(id)) return undefined
      const { module, dependencies } = await importModule(id, root)
      for (const file of dependencies) this.addWatchFile(file)
      const lines = Object.entries({ ...module }).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      return { code: lines.join('\n'), moduleType: 'js' }
    },
  }
}
