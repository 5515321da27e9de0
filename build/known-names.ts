import { join } from 'node:path'
import type { Plugin } from 'vite'

import { importModule } from './import-module.ts'
import type { WordKeys } from '../src/authoring/check/word-keys.ts'
import { tagsIn, wordFilesOf } from './word-parts.ts'
import type { WordFiles } from './word-parts.ts'

const name = 'virtual:known-names'
const namingFile = /[\\/](?:locales[\\/].+\.json|src[\\/]widgets[\\/][^\\/]+[\\/]strings\.ts|src[\\/]runtime[\\/]ui[\\/]icon-names\.ts)$/

/**
 * `virtual:known-names` exports which English words and icons there are and what each language lacks, without the words and drawings
 * themselves: who checks documents need not carry those. `root` is the folder of the project.
 */
export function knownNames(root: string): Plugin {
  let known: Promise<string> | undefined
  const code = () =>
    (known ??= importModule<typeof import('./names.ts')>(join(root, 'build/names.ts'), root).then(({ module: { wordKeys, iconNames } }) => {
      const locales = join(root, 'locales') // read as data: as modules the languages would take seconds
      const tags = tagsIn(locales)
      const lackingWords = Object.fromEntries(tags.map((tag) => [tag, lackingIn(wordFilesOf(join(locales, tag)), wordKeys)]))
      return Object.entries({ wordKeys: { ...wordKeys, translated: ['en', ...tags] }, lackingWords, iconNames })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    }))
  return {
    name: 'foyer-known-names',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? code() : undefined),
    watchChange(file) {
      if (namingFile.test(file)) known = undefined
    },
  }
}

/**
 * What a translated language lacks of the words that documents may name: `section.hot`, `widgets/<type>.<key>`; of a plural only its form
 * `other`, which every language has.
 */
function lackingIn(files: WordFiles, { shared, widgets }: Pick<WordKeys, 'shared' | 'widgets'>): string[] {
  const ofWidgets = Object.entries(widgets).map(([type, keys]) => [`widgets/${type}`, keys] as const)
  return [...Object.entries(shared), ...ofWidgets].flatMap(([file, keys]) =>
    keys
      .split(' ')
      .filter((key) => key !== '' && !/_(?:zero|one|two|few|many)$/.test(key) && !Object.hasOwn(files[file] ?? {}, key))
      .map((key) => `${file}.${key}`),
  )
}
