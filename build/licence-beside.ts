import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the licence of a library beside the file that holds it, and names both in the file's first line. The library stays as it is and
 * alone in its file, as the Mozilla Public License asks: a build that mixes it with other code fails.
 */
export function licenceBeside(name: string, { licence, source }: { licence: string; source: string }): Plugin {
  const isOfLibrary = (id: string) => id.includes(`/node_modules/${name}/`)
  return {
    name: 'licence-beside',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some(isOfLibrary)) continue
        const mixed = chunk.moduleIds.filter((id) => !isOfLibrary(id) && !id.startsWith('\0'))
        if (mixed.length > 0) this.error(`${name} (${licence}) shares ${chunk.fileName} with ${mixed.join(', ')}.`)
        const fileName = `assets/${name}-LICENSE.txt`
        chunk.code = `/*! ${name}, ${licence}: ${fileName.slice('assets/'.length)}; source: ${source} */\n${chunk.code}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(`../node_modules/${name}/LICENSE`, import.meta.url)) })
      }
    },
  }
}
