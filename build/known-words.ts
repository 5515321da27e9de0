import { join } from 'node:path'
import type { Plugin } from 'vite'
import { runnerImport } from 'vite'

const name = 'virtual:known-words'
const wordFile = /[\\/](?:locales[\\/]en[\\/][^\\/]+\.json|src[\\/]widgets[\\/][^\\/]+[\\/]strings\.ts)$/

/**
 * `virtual:known-words` exports `wordKeys`: which English words there are, without the words themselves, so that a browser that checks
 * documents need not download them. `root` is the folder of the project.
 */
export function knownWords(root: string): Plugin {
  let known: Promise<object> | undefined
  const keys = () =>
    (known ??= runnerImport<typeof import('./word-keys.ts')>(join(root, 'build/word-keys.ts'), { root, logLevel: 'error' }).then(
      ({ module }) => module.wordKeys,
    ))
  return {
    name: 'foyer-known-words',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? `export const wordKeys = ${JSON.stringify(await keys())}` : undefined),
    watchChange(file) {
      if (wordFile.test(file)) known = undefined
    },
  }
}
