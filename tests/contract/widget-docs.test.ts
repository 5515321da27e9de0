import { expect, test } from 'vitest'

import { documented } from '../../src/runtime/contract/docs.ts'
import type { WidgetDocs } from '../../src/runtime/contract/docs.ts'
import { propUnits } from '../../src/runtime/contract/widget.ts'
import type { Contract } from '../../src/runtime/contract/widget.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const docs = import.meta.glob<WidgetDocs<any>>('../../src/widgets/*/docs.ts', { eager: true, import: 'docs' })
const widgets = Object.entries(contracts).map(([path, contract]) => ({ contract, docs: docs[path.replace('contract.ts', 'docs.ts')] }))

/** Every text under `docs`, by its path: `props.links.items.label`. The label of a prop counts as part of its description. */
function textsIn(docs: object, path: string): string[] {
  return Object.entries(docs).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text !== 'object' || text === null) return [isText(text) ? `${path}.${name}` : `${path}.${name} is empty`]
    const { title, ...rest } = text as { title?: unknown; description?: unknown }
    if (!('description' in rest) || (title !== undefined && !isText(title))) return textsIn(text, `${path}.${name}`)
    return Object.keys(rest).length === 1 ? textsIn({ [name]: rest.description }, path) : textsIn(rest, `${path}.${name}`)
  })
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** The paths of the texts that every property of an object's schema needs. */
function namesIn(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (field.holds !== undefined) return [`${path}.${name}`] // its parts are the same everywhere
    if (field.items?.properties) return [`${path}.${name}.description`, ...namesIn(field.items, `${path}.${name}.items`)]
    return field.properties ? [`${path}.${name}.description`, ...namesIn(field, `${path}.${name}.properties`)] : [`${path}.${name}`]
  })
}
type Schema = { title?: unknown; description?: unknown; holds?: string; properties?: Readonly<Record<string, Schema>>; items?: Schema }

test('every widget has docs for exactly the props, inputs and slots of its contract', () => {
  for (const { contract, docs } of widgets) {
    const { keywords: _, ...texts } = docs ?? { keywords: [] }
    const told = docs && textsIn(texts, contract.type)
    const named = [
      ...['title', 'description', 'category', 'icon'].map((name) => `${contract.type}.${name}`),
      ...namesIn(contract.props as Schema, `${contract.type}.props`),
      ...Object.keys(contract.inputs).map((name) => `${contract.type}.inputs.${name}`),
      ...Object.keys(contract.slots).map((name) => `${contract.type}.slots.${name}`),
    ]
    expect(told?.toSorted()).toEqual(named.toSorted())
  }
})

/** Paths of the properties of a documented schema that have no label of their own, or no help. */
function unlabelledIn(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = isText(field.title) && isText(field.description) ? [] : [`${path}.${name}`]
    if (field.holds !== undefined) return own // its parts have an editor of their own
    return [...own, ...unlabelledIn(field.items ?? field, field.items ? `${path}.${name}[]` : `${path}.${name}`)]
  })
}

test('every prop has a label and help in the words of operators', () => {
  const unlabelled = widgets.flatMap(({ contract, docs }) => unlabelledIn(documented(contract, docs).props as Schema, contract.type))
  expect(unlabelled).toEqual([])
})

test('keywords are plain words in lower case, each once, that the title does not say already', () => {
  const wrong = widgets.flatMap(({ contract, docs }) => {
    const keywords = docs?.keywords ?? []
    return keywords
      .filter((word, index) => !/^[a-z][a-z0-9 -]+$/.test(word) || keywords.indexOf(word) !== index || word === docs?.title.toLowerCase())
      .map((word) => `${contract.type}: ${word}`)
  })
  expect(wrong).toEqual([])
})

test('a label and a description come before the properties of a list or an object', () => {
  const aNumber = { type: 'integer' }
  const aList = { type: 'array', maxItems: 2, items: { type: 'object', properties: { label: { type: 'string' } } } }
  const contract = {
    type: 'list',
    version: 1,
    props: { type: 'object', properties: { gapPx: aNumber, links: aList } },
    inputs: {},
    slots: { main: { max: 1 } },
  }
  const docs = {
    title: 'List',
    description: 'Links.',
    category: 'other',
    icon: 'tags',
    keywords: [],
    props: {
      gapPx: { title: 'Space between (pixels)', description: 'Space between links.' },
      links: { description: 'The links.', items: { label: 'Its text.' } },
    },
    inputs: {},
    slots: { main: 'Below.' },
  } as const

  const { props, slots } = documented(
    { ...contract, intents: [], frame: { element: 'div', label: 'none', loading: { skeleton: 'none' } } },
    docs,
  )

  expect(JSON.stringify(props)).toBe(
    '{"type":"object","properties":{"gapPx":{"type":"integer","title":"Space between (pixels)","description":"Space between links."},' +
      '"links":{"type":"array","maxItems":2,"description":"The links.",' +
      '"items":{"type":"object","properties":{"label":{"type":"string","description":"Its text."}}}}}}',
  )
  expect(slots).toEqual({ main: { max: 1, description: 'Below.' } })
})

test('the walker names a widget without docs', () => {
  const [{ contract }] = widgets as [(typeof widgets)[number]]

  expect(() => documented(contract, undefined)).toThrow(`The widget "${contract.type}" has no docs. Write docs.ts beside its contract.ts.`)
})

test('what must be set is never rare, and a unit is one that the form of a block knows', () => {
  const wrong = widgets.flatMap(({ contract }) => {
    const { required = [], properties = {} } = contract.props as { required?: string[]; properties?: Record<string, Marked> }
    return Object.entries(properties)
      .filter(([name, { rare, unit }]) => (rare && required.includes(name)) || (unit !== undefined && !units.includes(unit)))
      .map(([name]) => `${contract.type}.${name}`)
  })
  expect(wrong).toEqual([])
})
type Marked = { rare?: boolean; unit?: string }
const units: readonly string[] = propUnits
