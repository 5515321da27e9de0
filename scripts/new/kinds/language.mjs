import { posix } from 'node:path'

import { Refused } from '../refused.mjs'

export const about = 'another language: its words, and a brand that offers it'
export const example = 'TH --brand foyer'
export const options = { brand: 'the brand that offers it; without it foyer' }
export const schemas = false
const list = 'src/schemas/language.ts'

export async function plan({ name, options: given, tree }) {
  const languages = [...(tree.read(list) ?? '').matchAll(/^ {2}([A-Z]{2}): '([^']+)',/gm)].map(([, code, tag]) => ({ code, tag }))
  const language = languages.find(({ code, tag }) => code === name.toUpperCase() || tag.toLowerCase() === name.toLowerCase())
  if (!language)
    throw new Refused(
      `There is no language "${name}" in ${list}. Its codes are ${languages.map(({ code, tag }) => `${code} (${tag})`).join(', ')}. ` +
        'Another one is a line there first: the gateway has to know its code.',
    )
  const { code, tag } = language
  if (['EN', 'AR'].includes(code))
    throw new Refused(`locales/${tag} belongs to the product: the other languages and the tests stand on it.`)
  const brand = given.brand ?? 'foyer'
  const brandPath = `layouts/${brand}/brand.json`
  if (!tree.exists(brandPath)) throw new Refused(`There is no brand ${brandPath}.`)
  const folder = `locales/${tag}`
  const english = new Intl.DisplayNames(['en'], { type: 'language' }).of(tag)
  return {
    title: `${english} (${code})`,
    folder,
    files: {
      [`${folder}/index.ts`]: index(english),
      ...Object.fromEntries(
        tree
          .list('locales/en')
          .filter((path) => path.endsWith('.json'))
          .map((path) => [path.replace('locales/en/', `${folder}/`), tree.read(path)]),
      ),
      ...Object.fromEntries((await widgetWords(tree)).map(([widget, words]) => [`${folder}/widgets/${widget}.json`, json(words)])),
    },
    edits: [offered(brandPath, code, languagesOf(tree.read('layouts/_base/brand.json') ?? ''))],
    uses: [],
    places: [
      [folder, 'the words of the lobby, in English until you translate them; a key that is taken out falls back to English'],
      [`${folder}/widgets`, 'the words of each widget (src/widgets/<name>/strings.ts)'],
      [brandPath, 'the languages that the brand offers'],
      ['layouts', `texts of documents: "strings": { "${code}": { … } }`],
    ],
    commands: ['npx vitest run tests/contract/widget-examples.test.tsx', 'npm run layouts -- check'],
  }
}

function index(english) {
  return `/** All words in ${english} as one download. */
export const words = import.meta.glob<Record<string, string>>('./**/*.json', { eager: true, import: 'default' })
`
}
function json(words) {
  return `${JSON.stringify(words, null, 2)}\n`
}

/** The words of each widget that has some. */
async function widgetWords(tree) {
  const { parseAst } = await import('vite') // only this kind needs it
  return tree
    .list('src/widgets')
    .filter((path) => path.endsWith('/strings.ts'))
    .map((path) => [path.split('/').at(-2), textsIn(path, 'strings')])
    .filter(([, words]) => Object.keys(words).length > 0)

  /** The texts of the object that a file exports by that name, with those that it takes over from another file by `...name`. */
  function textsIn(path, name) {
    const { body } = parseAst(tree.read(path) ?? '', { lang: 'ts' })
    const declared = body.flatMap((node) =>
      node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration' ? node.declaration.declarations : [],
    )
    let value = declared.find(({ id }) => id.name === name)?.init
    while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression
    if (value?.type !== 'ObjectExpression') throw new Refused(`${path} does not export its texts as \`${name} = { … }\`.`)
    return Object.assign(
      {},
      ...value.properties.map(({ type, argument, key, value: word }) => {
        if (type === 'SpreadElement') return textsIn(...importedFrom(path, body, argument.name))
        const text = textOf(word)
        if (text === undefined) throw new Refused(`${path}: the text of ${key?.name ?? key?.value} is not written out.`)
        return { [key.name ?? key.value]: text }
      }),
    )
  }
}

/** The file that a name is imported from, and its name there. */
function importedFrom(path, body, name) {
  for (const { type, source, specifiers } of body) {
    const found = type === 'ImportDeclaration' && specifiers.find(({ local }) => local.name === name)
    if (found) return [posix.join(posix.dirname(path), source.value), found.imported.name]
  }
  throw new Refused(`${path} takes over the texts of ${name}, which it does not import.`)
}

function languagesOf(text) {
  return [...(/"languages": \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/"([A-Z]+)"/g)].map(([, code]) => code)
}

/** A language more in a brand's list; a brand without a list has that of `_base`. */
function offered(path, code, base) {
  const line = (codes) => `"languages": [${codes.map((each) => `"${each}"`).join(', ')}]`
  return {
    path,
    add(text) {
      if (/"languages": \[/.test(text)) return text.replace(/"languages": \[[^\]]*\]/, line([...new Set([...languagesOf(text), code])]))
      const anchor = /^ {2}"merchant": "[^"]*",?$/m.exec(text)
      if (!anchor)
        throw new Refused(
          `${path} has no line "merchant", below which its languages are written. Nothing was written; ` +
            `add ${line([...base, code])} by hand.`,
        )
      const end = anchor.index + anchor[0].length
      return `${text.slice(0, end).replace(/,$/, '')},\n  ${line([...base, code])}${anchor[0].endsWith(',') ? ',' : ''}${text.slice(end)}`
    },
    remove(text) {
      const codes = languagesOf(text)
      if (!codes.includes(code)) return text
      const left = codes.filter((each) => each !== code)
      if (left.join() !== base.join()) return text.replace(/"languages": \[[^\]]*\]/, line(left))
      return text.replace(/,\n {2}"languages": \[[^\]]*\]/, '')
    },
  }
}

/** A text in quotation marks, or several that are put together. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
