import type { Plugin } from 'vite'

/** Which modules each chunk holds, by file: the size check refuses a chunk by what is in it, not by words that minifying may hide. */
export type ModuleList = Record<string, string[]>

/** Writes `.vite/modules.json` beside the manifest, or another file where two builds share a folder. */
export function moduleList(fileName = '.vite/modules.json'): Plugin {
  return {
    name: 'foyer-module-list',
    apply: 'build',
    generateBundle(_, bundle) {
      const list: ModuleList = {}
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') list[output.fileName] = output.moduleIds.map((id) => id.replace(`${process.cwd()}/`, ''))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(list, null, 1) })
    },
  }
}
