import { describe, expect, test } from 'vitest'

import { shellLanguageTags } from '../../apps/kit/i18n/words.ts'
import { argumentsOf } from '../../apps/preview/editors/block/source-args.ts'
import type { CatalogueTexts } from '../../apps/preview/model/catalogue/translated.ts'
import { fromZod } from '../../src/authoring/json-schema/zod.ts'
import type { WidgetDocs } from '../../src/runtime/contract/docs.ts'
import type { SourceDocs } from '../../src/runtime/contract/source-docs.ts'
import type { Contract } from '../../src/runtime/contract/widget.ts'
import { allSources } from '../../src/runtime/model/all-sources.ts'
import { icons } from '../../src/runtime/ui/pictures/icon-names.ts'
import { Intent } from '../../src/schemas/intents.ts'
import { sourceFiles } from './source-files.ts'

// The docs of widgets and sources in the other languages of the editor: apps/preview/locales/<tag>/{widgets,sources,names,messages}.json.

// each of its own contract
const widgets = byPart(import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' }), -2)
const topicDocs = import.meta.glob<Readonly<Record<string, SourceDocs>>>('../../src/runtime/model/*/docs.ts', {
  eager: true,
  import: 'docs',
})
const sources = Object.assign({}, ...Object.values(topicDocs)) as Record<string, SourceDocs>
const files = import.meta.glob<object>('../../apps/preview/locales/*/{widgets,sources,names,messages}.json', {
  eager: true,
  import: 'default',
})
const others = shellLanguageTags.filter((tag) => tag !== 'en' && Object.keys(files).some((path) => path.includes(`/${tag}/widgets.json`)))
const checks = sourceFiles(['src/authoring', 'src/rules', 'src/runtime/contract'], /(?<!\.test)\.ts$/)
  .map(({ text }) => text.replaceAll('\\`', '`'))
  .join('\n')
const mostMissing = 0.02 // is shown in English

const contracts = Object.values(
  import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' }), // the same
)

const wantedWidgets = Object.entries(widgets).flatMap(([type, { title, description, props, inputs, slots }]) =>
  textsIn({ title, description, props, inputs, slots }, type),
)
const wantedSources = Object.entries(sources).map(([name, { description }]) => [`${name}.description`, description] as const)
const english = new Map<string, string>([...wantedWidgets, ...wantedSources])

const wantedNames = new Set([
  ...contracts.flatMap((contract) => [...Object.keys(contract.inputs), ...Object.keys(contract.slots)]),
  ...[...allSources.values()].flatMap((source) => argumentsOf(source).map(({ name }) => name)),
  ...[...allSources.values()].flatMap(({ fields = {}, actions = [] }) => [...Object.keys(fields), ...actions]),
])
/** Others are shown by their names in some places only: choices of a prop, props of intents and blocks, icons. */
const knownNames = new Set([
  ...wantedNames,
  ...Object.keys(icons),
  ...propertiesIn(contracts.map(({ props }) => props)),
  ...propertiesIn(fromZod(Intent)),
])

test('Arabic is one of the languages', () => {
  expect(others).toContain('ar')
})

describe.each(others)('%s', (tag) => {
  const own = textsOf(tag)
  const texts = new Map([
    ...Object.entries(own.widgets ?? {}).flatMap(([type, { keywords: _, ...docs }]) => textsIn(docs, type)),
    ...Object.entries(own.sources ?? {}).flatMap(([name, docs]) => textsIn(docs, name)),
  ])

  test('names only widgets, props, inputs, slots and sources that there are', () => {
    const mayBe = (path: string) => english.has(path) || english.has(path.replace(/\.title$/, '.description'))
    expect([...texts.keys()].filter((path) => !mayBe(path))).toEqual([])
  })

  test('has the texts of all widgets and sources but 2 %', () => {
    const missing = [...english.keys()].filter((path) => !texts.has(path))
    expect({ missing, isLittle: missing.length <= english.size * mostMissing }).toEqual({ missing, isLittle: true })
  })

  test('has the names of inputs, slots, arguments and fields but 2 %, and only names that there are', () => {
    const names = own.names ?? {}
    const missing = [...wantedNames].filter((name) => !Object.hasOwn(names, name))
    expect({ missing, isLittle: missing.length <= wantedNames.size * mostMissing }).toEqual({ missing, isLittle: true })
    expect(Object.keys(names).filter((name) => !knownNames.has(name))).toEqual([])
  })

  test('has messages of checks that there are, and those of Arabic', () => {
    const messages = Object.entries(own.messages ?? {})
    const isMade = (english: string) =>
      english
        .split(/\{\{\d\}\}/)
        .flatMap((part) => part.split(/ (?=from |to |takes )/)) // put together from parts in the checks, too
        .every((part) => checks.includes(part.trim()))
    expect(messages.filter(([message]) => !isMade(message))).toEqual([])
    expect(messages.filter(([message, text]) => valuesOf(message, true) !== valuesOf(text, true))).toEqual([])
    expect(messages.map(([message]) => message)).toEqual(Object.keys(textsOf('ar').messages ?? {}))
  })

  test('fills in the same values as English, and no text is empty or shouts', () => {
    const wrong = [...texts].filter(
      ([path, text]) => text.trim() === '' || /[!！]/.test(text) || valuesOf(text) !== valuesOf(english.get(path) ?? ''),
    )
    expect(wrong).toEqual([])
  })

  test('has keywords, each once, that the title does not say already', () => {
    const wrong = Object.entries(own.widgets ?? {}).flatMap(([type, { title, keywords = [] }]) =>
      keywords.filter((word, index) => keywords.indexOf(word) !== index || word === title).map((word) => `${type}: ${word}`),
    )
    expect(wrong).toEqual([])
  })
})

function textsOf(tag: string): CatalogueTexts {
  return byPart(Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(`/${tag}/`))), -1)
}

/** Every text under `docs` by its path. A text alone is a description: `props.links.description`, as in the long form. */
function textsIn(docs: object, path: string): (readonly [string, string])[] {
  return Object.entries(docs).flatMap(([name, text]: [string, unknown]) => {
    const inside = `${path}.${name}`
    if (typeof text === 'object' && text !== null) return textsIn(text, inside)
    return [[name === 'title' || name === 'description' ? inside : `${inside}.description`, String(text)] as const]
  })
}

/** Names of properties and values of choices anywhere in a schema. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, enum: choices } = schema as { properties?: unknown; enum?: unknown }
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(Array.isArray(choices) ? choices.map(String) : []),
    ...Object.values(schema).flatMap(propertiesIn),
  ]
}

/** The values that a text fills in; sorted where a language may have them in another order. */
function valuesOf(text: string, isSorted = false): string {
  const names = [...text.matchAll(/\{\{\s*([\w-]+)\s*\}\}/g)].map(([, name = '']) => name)
  return (isSorted ? names.toSorted((a, b) => (a < b ? -1 : 1)) : names).join()
}

/** `../src/widgets/form/docs.ts` → `form` with -2, `./ar/widgets.json` → `widgets` with -1. */
function byPart<File>(found: Readonly<Record<string, File>>, part: number): Record<string, File> {
  return Object.fromEntries(Object.entries(found).map(([path, file]) => [(path.split('/').at(part) ?? '').replace(/\.json$/, ''), file]))
}
