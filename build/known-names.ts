import { join } from 'node:path'
import type { Plugin } from 'vite'

import { importModule } from './import-module.ts'

const name = 'virtual:known-names'
const namingFile = /[\\/](?:locales[\\/].+\.json|src[\\/]widgets[\\/][^\\/]+[\\/]strings\.ts|src[\\/]runtime[\\/]ui[\\/]icon-names\.ts)$/

/**
 * `virtual:known-names` exports which English words and icons there are and what each language lacks, without the words and drawings
 * themselves: who checks documents need not carry those. `root` is the folder of the project.
 */
export function knownNames(root: string): Plugin {
  let known: Promise<string> | undefined
  const code = () =>
    (known ??= importModule<typeof import('./names.ts')>(join(root, 'build/names.ts'), root).then(({ module }) =>
      Object.entries({ ...module })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n'),
    ))
  return {
    name: 'foyer-known-names',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code() : undefined),
    watchChange(file) {
      if (namingFile.test(file)) known = undefined
    },
  }
}
