import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { placeOf, sourceFiles } from './source-files.ts'
import type { SourceFile } from './source-files.ts'

// Checks that every caller of a text passes values for all its placeholders, in every language. What a walker cannot read from the code,
// the handler of both i18n parts reports where it happens (`no-value.ts`): in tests it throws.

type Node = { type: string; start: number; [key: string]: unknown }
/** Names of the values that a caller passes; `undefined`: they are made elsewhere, so only running the code shows them. */
type Values = ReadonlySet<string> | undefined
/** `exact`: the code holds the whole key; otherwise a part of it comes from data, so that the caller uses some of the matching keys. */
type Caller = { place: string; keys: RegExp; exact: boolean; values: Values; words: Words }
/** Key without its plural form → names of the placeholders that any of its forms in any language has. */
type Words = ReadonlyMap<string, ReadonlySet<string>>

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'))

function wordsOf(sources: readonly (readonly [prefix: string, texts: Record<string, string>])[]): Words {
  const words = new Map<string, Set<string>>()
  for (const [prefix, texts] of sources)
    for (const [key, text] of Object.entries(texts)) {
      const name = prefix + key.replace(/_(?:ordinal_)?(?:zero|one|two|few|many|other)$/, '')
      const places = words.get(name) ?? new Set()
      for (const [, place = ''] of text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)) places.add(place)
      words.set(name, places)
    }
  return words
}

const shellWords = wordsOf(
  ['kit', 'preview', 'gallery'].flatMap((app) =>
    ['en', 'ar']
      .map((language) => `apps/${app}/locales/${language}`)
      // the files of English: the others of a language are texts of the catalogue
      .flatMap((folder) => filesIn(`apps/${app}/locales/en`).map((file) => [`${file.slice(0, -5)}.`, json(`${folder}/${file}`)] as const)),
  ),
)
const lobbySources = ['en', 'ar'].flatMap((language) =>
  filesIn(`locales/${language}`).map((file) => [`${file.slice(0, -5)}.`, json(`locales/${language}/${file}`)] as const),
)
const widgets = readdirSync('src/widgets', { withFileTypes: true }).filter((one) => one.isDirectory())
const widgetWords = new Map(
  await Promise.all(
    widgets.map(async ({ name }) => {
      const own = await import(`../../src/widgets/${name}/strings.ts`).then(
        (module: { strings: Record<string, string> }) => module.strings,
        () => ({}),
      )
      const translated = filesIn('locales/ar/widgets').includes(`${name}.json`) ? json(`locales/ar/widgets/${name}.json`) : {}
      return [name, wordsOf([...lobbySources, ['', own], ['', translated]])] as const
    }),
  ),
)
const lobbyWords = wordsOf(lobbySources)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier'
    ? (node.name as string)
    : isNode(node) && node.type === 'Literal'
      ? String(node.value)
      : undefined

/** The keys that an expression may give: `'a.b'`, a choice between texts, or a text with unknown parts. Undefined: anything. */
function keysOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal' && typeof node.value === 'string') return escape(node.value)
  if (node.type === 'ConditionalExpression') {
    const [one, other] = [keysOf(node.consequent), keysOf(node.alternate)]
    return one === undefined || other === undefined ? undefined : `${one}|${other}`
  }
  if (node.type === 'TemplateLiteral') {
    const texts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => escape(value.cooked))
    return texts.join('') === '' ? undefined : texts.join(unknownPart)
  }
  return undefined
}
const unknownPart = '[\\w./-]+'
const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')

/** Names of an object's properties. Spread objects are followed as far as the file defines them. */
function valuesOf(node: unknown, constants: ReadonlyMap<string, Node>): Values {
  if (!isNode(node)) return new Set()
  if (node.type === 'Identifier') {
    const value = constants.get(node.name as string)
    return value && value !== node ? valuesOf(value, constants) : undefined
  }
  if (node.type === 'ConditionalExpression') return both(valuesOf(node.consequent, constants), valuesOf(node.alternate, constants))
  if (node.type === 'LogicalExpression') return valuesOf(node.right, constants)
  if (node.type !== 'ObjectExpression') return undefined
  const names = new Set<string>()
  for (const property of node.properties as Node[]) {
    if (property.type !== 'SpreadElement') names.add(nameOf(property.key) ?? '')
    else {
      const spread = valuesOf(property.argument, constants)
      if (!spread) return undefined
      for (const name of spread) names.add(name)
    }
  }
  return names
}
const both = (one: Values, other: Values): Values => one && other && new Set([...one].filter((name) => other.has(name)))

function callersIn(file: SourceFile, words: Words): Caller[] {
  const callers: Caller[] = []
  const constants = new Map<string, Node>()
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) constants.set(nameOf(node.id) ?? '', node.init)
    for (const child of childrenOf(node)) visit(child)
  }
  const add = (node: Node, keys: string | undefined, values: Values) => {
    if (keys !== undefined)
      callers.push({
        place: placeOf(file, node.start),
        keys: new RegExp(`^(?:${keys})$`),
        exact: !keys.includes(unknownPart),
        values,
        words,
      })
  }
  const collect = (node: Node) => {
    if (node.type === 'CallExpression') {
      const callee = node.callee as Node
      const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
      const [key, values] = node.arguments as Node[]
      if (called === 't' || called === 'format') add(node, keysOf(key)?.replace(/^t:/, ''), valuesOf(values, constants))
    }
    if (node.type === 'ObjectExpression') {
      const own = new Map((node.properties as Node[]).map((property) => [nameOf(property.key), property.value]))
      const text = own.has('text') ? keysOf(own.get('text')) : undefined
      if (text?.startsWith('t:')) add(node, text.slice(2), valuesOf(own.get('values'), constants))
      if (own.has('key') && own.has('values')) add(node, keysOf(own.get('key')), valuesOf(own.get('values'), constants))
    }
    for (const child of childrenOf(node)) collect(child)
  }
  // every node has a type, as a Node has
  const tree = parseAst(file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node
  visit(tree)
  collect(tree)
  return callers
}

const code = (folders: readonly string[]) => sourceFiles(folders, /(?<!\.test|\.testing|\.d)\.tsx?$/)
const callers = [
  ...code(['apps/kit', 'apps/preview', 'apps/gallery']).flatMap((file) => callersIn(file, shellWords)),
  ...code(['src', 'apps/portal', 'apps/frame', 'apps/server']).flatMap((file) =>
    callersIn(file, widgetWords.get(/^src\/widgets\/([\w-]+)\//.exec(file.path)?.[1] ?? '') ?? lobbyWords),
  ),
]

/** Placeholders of a text that a caller leaves empty. */
const unfilled = ({ values }: Caller, places: ReadonlySet<string>) =>
  [...places].filter((name) => values && !values.has(name) && !(name === 'n' && values.has('count')))

test('26: every caller of a text passes a value for each of its placeholders, in every language', () => {
  expect(callers.length).toBeGreaterThan(1_500)
  const wrong = callers.flatMap((caller) => {
    const asked = [...caller.words]
      .filter(([key]) => caller.keys.test(key))
      .map(([key, places]) => ({ key, lacks: unfilled(caller, places) }))
    const faults = asked.filter(({ lacks }) => lacks.length > 0)
    if (!caller.exact && faults.length < asked.length) return []
    return faults.map(({ key, lacks }) => `${caller.place}: ${key} has no ${lacks.join(', ')}`)
  })
  expect(wrong).toEqual([])
})

test('26: every text of the editor with a placeholder has a caller that fills it', () => {
  const asked = callers.filter(({ words }) => words === shellWords)
  const nobody = [...shellWords].filter(
    ([key, places]) => places.size > 0 && !asked.some((caller) => caller.keys.test(key) && unfilled(caller, places).length === 0),
  )
  expect(nobody.map(([key]) => key)).toEqual([])
})
