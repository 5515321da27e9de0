import { addWords } from './words-kept.ts'

const files = import.meta.glob<Readonly<Record<string, string>>>('../locales/en/*.json', { eager: true, import: 'default' })

// All English words, where nothing is built. A build has nothing in this file's place: there each part brings its own (build/words-beside.ts)
for (const [path, file] of Object.entries(files)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length)
  addWords(Object.fromEntries(Object.entries(file).map(([key, text]) => [`${name}.${key}`, text])))
}
