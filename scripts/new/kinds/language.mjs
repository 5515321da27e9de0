import { posix } from 'node:path'

import { dataOf, entryAt, entryIn, valueOf, wholeDocument } from '../code.mjs'
import { Refused } from '../refused.mjs'
import { render } from '../render.mjs'

export const about = 'another language: its words, and a brand that offers it'
export const example = 'TH --brand foyer'
export const options = { brand: 'the brand that offers it; without it foyer' }
export const schemas = false
const list = 'src/schemas/language.ts'
const basePath = 'layouts/_base/brand.json'

export async function plan({ name, options: given, tree, removing }) {
  const languages = Object.entries(dataOf(list, tree.read(list) ?? '', valueOf('languages')) ?? {}).map(([code, tag]) => ({ code, tag }))
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
  const wanted = Object.fromEntries([
    ...tree
      .list('locales/en')
      .filter((path) => path.endsWith('.json'))
      .map((path) => [posix.basename(path, '.json'), JSON.parse(tree.read(path))]),
    ...(await widgetWords(tree)).map(([widget, words]) => [`widgets/${widget}`, words]),
  ])
  const count = Object.values(wanted).reduce((sum, words) => sum + Object.keys(words).length, 0)
  const file = `${folder}/words.json`
  if (!removing && tree.exists(file)) throw new Refused(untranslated({ folder, wanted, own: JSON.parse(tree.read(file)), count }))
  return {
    title: `${english} (${code})`,
    folder,
    files: { [`${folder}/index.ts`]: render('language/index.ts', { language: english }), [file]: `${JSON.stringify(wanted, null, 2)}\n` },
    edits: [offered(brandPath, code, languagesOf(basePath, tree.read(basePath) ?? ''))],
    uses: [],
    places: [
      [file, `${count} texts, in English until you translate them; a key that is taken out falls back to English`],
      [brandPath, 'the languages that the brand offers'],
      ['layouts', `texts of documents: "strings": { "${code}": { … } }`],
    ],
    commands: [
      `npm run new language ${code}  # again: says which texts are still English`,
      'npx vitest run tests/contract/widget-examples.test.tsx',
      'npm run layouts -- check',
    ],
  }
}

/** What is left to translate in a language that is there: texts that are as in English, or missing and so English for a player. */
function untranslated({ folder, wanted, own, count }) {
  const groups = Object.entries(wanted).map(([name, words]) => {
    const english = Object.entries(words)
    return { name, all: english.length, left: english.filter(([key, word]) => (own[name]?.[key] ?? word) === word).length }
  })
  const left = groups.reduce((sum, group) => sum + group.left, 0)
  const lines = groups.filter((group) => group.left > 0).map((group) => `\n  ${group.name}  ${group.left} of ${group.all}`)
  return `${folder} exists already. Untranslated: ${left} of ${count} texts.${lines.join('')}`
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

/** A language more in a brand's list; a brand without a list has that of `_base`. */
function offered(path, code, base) {
  const place = entryAt(wholeDocument, 'languages')
  const listed = entryIn(path, place, code, `"${code}"`)
  const first = entryIn(
    path,
    wholeDocument,
    'languages',
    `"languages": ${JSON.stringify([...base, code]).replaceAll(',', ', ')}`,
    'merchant',
  )
  return {
    path,
    add: (text) => (languagesOf(path, text).length > 0 ? listed : first).add(text),
    remove(text) {
      const left = languagesOf(path, text).filter((each) => each !== code)
      return (left.join() === base.join() ? first : listed).remove(text)
    },
  }
}
function languagesOf(path, text) {
  return dataOf(path, text, entryAt(wholeDocument, 'languages')) ?? []
}

/** A text in quotation marks, or several that are put together. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [textOf(node.left), textOf(node.right)]
  return left === undefined || right === undefined ? undefined : left + right
}
