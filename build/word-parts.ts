import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { widgetLists } from './first-widgets.ts'

/** Words of one language by file of `locales/en`; those of a widget under `widgets/<type>`. */
export type WordFiles = Record<string, Record<string, string>>

const list = 'virtual:words'
const ofServer = 'virtual:server-words'
const part = /^\0?virtual:words\/([\w-]+)(\/rest|\/server)?$/

/** Files of `locales/en` that the server alone reads. */
const serverFiles = ['server']

/**
 * `virtual:words` has the words of every language but English, each in two downloads: `words` are those of the landing page, of game lists
 * and of their chrome, `rest` gives all others. `virtual:server-words` has those that the server alone reads. `root` is the
 * folder of the project.
 */
export function wordParts(root: string): Plugin {
  const locales = join(root, 'locales')
  const widgets = join(root, 'src/widgets')
  let first: ReadonlySet<string> | undefined
  return {
    name: 'foyer-word-parts',
    resolveId: (id) => (id === list || id === ofServer || part.test(id) ? `\0${id.replace(/^\0/, '')}` : undefined),
    load(id) {
      const importsOf = (end: string) => {
        const entries = tagsIn(locales).map((tag) => `${JSON.stringify(tag)}: () => import('${list}/${tag}${end}')`)
        return `export const others = {${entries.join(', ')}}`
      }
      if (id === `\0${list}`) return importsOf('')
      if (id === `\0${ofServer}`) return importsOf('/server')
      const [whole, tag = '', name] = part.exec(id) ?? []
      if (whole === undefined || !id.startsWith('\0')) return undefined
      first ??= firstFiles(locales, widgetLists(join(root, 'layouts'), new Set(readdirSync(widgets))).first)
      const isFirst = first
      const partOf = (file: string) => (serverFiles.includes(file) ? '/server' : isFirst.has(file) ? undefined : '/rest')
      const files = Object.entries(wordFilesOf(join(locales, tag))).filter(([file]) => partOf(file) === name)
      const words = `export const words = ${JSON.stringify(Object.fromEntries(files))}`
      return name === undefined ? `${words}\nexport const rest = () => import('${list}/${tag}/rest')` : words
    },
    hotUpdate({ file, modules }) {
      if (!file.startsWith(locales)) return undefined
      const { moduleGraph } = this.environment
      const made = [...moduleGraph.idToModuleMap].flatMap(([id, module]) => (part.test(id) ? [module] : []))
      for (const module of made) moduleGraph.invalidateModule(module)
      return [...modules, ...made]
    },
  }
}

/** The folders of `locales` with a translation, by tag. */
export function tagsIn(locales: string): string[] {
  return readdirSync(locales).filter((tag) => tag !== 'en' && existsSync(join(locales, tag, 'index.ts')))
}

/** Files of words that the first screen of the landing page may need: those of the first script, and of the widgets that come with it. */
function firstFiles(locales: string, widgets: readonly string[]): ReadonlySet<string> {
  const later = /\.\/\{([\w,-]+)\}\.json/g
  const named = [...readFileSync(join(locales, 'en/index.ts'), 'utf8').matchAll(later)].flatMap(([, names = '']) => names.split(','))
  const shared = namesIn(join(locales, 'en')).filter((name) => ![...named, ...serverFiles].includes(name))
  return new Set([...shared, ...widgets.map((type) => `widgets/${type}`)])
}

/** A language has one file, `words.json`, or a file for each of English. */
export function wordFilesOf(folder: string): WordFiles {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as unknown
  const names = namesIn(folder)
  return names.includes('words')
    ? (read('words') as WordFiles)
    : Object.fromEntries(names.map((name) => [name, read(name) as WordFiles[string]]))
}

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.json'.length))
}
