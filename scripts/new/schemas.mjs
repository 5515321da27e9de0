// Nouns, intents and calls as the templates need them: where a noun stands, and a value of a schema for an example.
import { join } from 'node:path'
import { runnerImport } from 'vite'

import { exportedNames } from './code.mjs'
import { Refused } from './refused.mjs'

const folder = 'src/schemas/nouns'

/** Nouns by their name → the file that exports them. */
function nounFiles(tree) {
  const files = new Map()
  for (const path of tree.list(folder))
    for (const name of exportedNames(path, tree.read(path) ?? '')) if (/^[A-Z]/.test(name)) files.set(name, path)
  return files
}

/** The noun that a person wrote: `GamePage`, or `Game[]` for the noun that lists games, which is `GameList` or else `GamePage`. */
export function findNoun(tree, text) {
  const files = nounFiles(tree)
  const names = text.endsWith('[]') ? ['List', 'Page'].map((end) => `${text.slice(0, -2)}${end}`) : [text]
  const name = names.find((one) => files.has(one))
  if (name) return { name, file: files.get(name) }
  throw new Refused(`There is no noun ${text}. Those of ${folder} are ${[...files.keys()].join(', ')}.`)
}

/** What a file exports by a name: a noun, the intents, a call. Vite loads it, because it is TypeScript. */
export async function loadValue(root, { name, file }) {
  const { module } = await runnerImport(join(root, file), { root, configFile: false, logLevel: 'error', envFile: false })
  return module[name]
}

/** A value that the schema accepts: short texts, two items in the outermost list, none in others, nothing that may be missing. */
export function exampleOf(schema, { key = '', place = 0, depth = 0 } = {}) {
  const def = schema.def ?? schema._zod.def
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .filter(([, field]) => !isOptional(field))
          .map(([name, field]) => [name, exampleOf(field, { key: name, place, depth })]),
      )
    case 'array': {
      const count = depth === 0 && listed(def.element) ? 2 : 0
      return Array.from({ length: count }, (_, index) => exampleOf(def.element, { key, place: index, depth: depth + 1 }))
    }
    case 'string':
      return accepted(schema, texts(key, place))
    case 'number':
      return accepted(schema, [place + 1, 1.5, 0])
    case 'boolean':
      return false
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'union':
      return exampleOf(def.options[0], { key, place, depth })
    case 'lazy':
      return exampleOf(def.getter(), { key, place, depth })
    case 'nullable':
      return null
    case 'record':
      return {}
    case 'tuple':
      return def.items.map((item) => exampleOf(item, { key, place, depth }))
    default:
      return isOptional(schema) ? undefined : exampleOf(def.innerType, { key, place, depth })
  }
}

/** How a view reads a list and a text of a value with this schema: `{ list: '.games', key: 'key', text: 'name' }`, `{ text: '.name' }`. */
export function readingOf(schema) {
  const def = schema.def ?? schema._zod.def
  if (def.type === 'array') return listReading('', def.element)
  if (def.type === 'object') {
    const fields = Object.entries(def.shape)
    for (const [name, field] of fields) {
      const list = field.def?.type === 'array' ? listReading(`.${name}`, field.def.element) : undefined
      if (list) return list
    }
    const text = textField(def.shape)
    return text ? { text: `.${text}` } : {}
  }
  return def.type === 'string' || def.type === 'number' ? { text: '' } : {}
}
function listReading(list, element) {
  const def = element.def ?? element._zod.def
  if (def.type === 'lazy') return listReading(list, def.getter())
  if (def.type !== 'object') return undefined
  const text = textField(def.shape)
  const key = ['key', 'id', 'nodeId'].find((name) => def.shape[name] !== undefined && !isOptional(def.shape[name]))
  return text ? { list, key, text } : undefined
}
/** The field whose text a person would read first. */
function textField(shape) {
  const fields = Object.entries(shape).filter(([, field]) => ['string', 'number'].includes(field.def?.type))
  const names = fields.map(([name]) => name)
  return ['title', 'name', 'label', 'text', 'amount'].find((name) => names.includes(name)) ?? names.find((name) => !hidden.has(name))
}
const hidden = new Set(['key', 'id', 'html', 'url', 'icon'])

function listed(element) {
  return ['object', 'lazy'].includes((element.def ?? element._zod.def).type)
}
export function isOptional(schema) {
  return ['optional', 'default', 'prefault'].includes((schema.def ?? schema._zod.def).type)
}
function accepted(schema, candidates) {
  return candidates.find((value) => schema.safeParse(value).success) ?? candidates[0]
}
function texts(key, place) {
  const nth = ['first', 'second'][place] ?? 'other'
  const word = nth[0].toUpperCase() + nth.slice(1)
  const first = /^(?:key|id|nodeId|code|vendor|category)$/.test(key) ? nth : /^html|content$/.test(key) ? `<p>${word}</p>` : word
  return [/url$/i.test(key) ? `/${nth}` : first, `/${nth}`, `https://lobby.example/${nth}`, 'EN', '1']
}

/** A value as code; the formatter breaks its lines. */
export function asCode(value) {
  return JSON.stringify(value) ?? 'undefined'
}
