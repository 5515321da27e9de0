import { Component } from 'lucide-react'
import type { JSONSchema } from 'json-schema-to-ts'

import { documented, widgetCategories } from '../../src/runtime/contract/docs.ts'
import type { DocumentedContract, WidgetCategory } from '../../src/runtime/contract/docs.ts'
import type { Contract, Example, WidgetMigrations } from '../../src/runtime/contract/widget.ts'
import { widgetDocs } from '../preview/model/widget-docs.ts'
import { widgetIcons } from '../preview/outline/widget-icons.ts'
import type { IconType } from '../preview/ui/icon.ts'

// each of its own types
const contracts = import.meta.glob<Contract<string, any, any, any>>('../../src/widgets/*/contract.ts', { eager: true, import: 'contract' })
const migrations = import.meta.glob<WidgetMigrations>('../../src/widgets/*/migrations/index.ts', { eager: true, import: 'migrations' })
const examples = import.meta.glob<Record<string, Example<any>>>('../../src/widgets/*/examples.ts', { import: 'examples' })

export type GalleryWidget = {
  type: string
  contract: DocumentedContract
  icon: IconType
  searchText: string
  /** The steps between its versions: the version that a step leads to, and its name. */
  migrations: readonly { to: number; name: string }[]
}

/** Every widget, found by its folder, in the order of the categories and then of titles. */
export const galleryWidgets: readonly GalleryWidget[] = Object.entries(contracts)
  .map(([path, own]): GalleryWidget => {
    const contract = documented(own, widgetDocs.get(own.type))
    const steps = migrations[path.replace('contract.ts', 'migrations/index.ts')] ?? {}
    return {
      type: own.type,
      contract,
      icon: widgetIcons[own.type] ?? Component,
      searchText: `${contract.title} ${own.type} ${contract.description}`.toLowerCase(),
      migrations: Object.entries(steps).map(([from, { name }]) => ({ to: Number(from) + 1, name })),
    }
  })
  .toSorted(
    (a, b) =>
      widgetCategories.indexOf(a.contract.category) - widgetCategories.indexOf(b.contract.category) ||
      a.contract.title.localeCompare(b.contract.title),
  )

export function widgetOf(type: string): GalleryWidget | undefined {
  return galleryWidgets.find((widget) => widget.type === type)
}

/** Widgets whose name, type or description has every word of a search. */
export function searchWidgets(text: string): readonly GalleryWidget[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return galleryWidgets.filter(({ searchText }) => words.every((word) => searchText.includes(word)))
}

export function inCategories(widgets: readonly GalleryWidget[]): { category: WidgetCategory; widgets: GalleryWidget[] }[] {
  return widgetCategories
    .map((category) => ({ category, widgets: widgets.filter(({ contract }) => contract.category === category) }))
    .filter((group) => group.widgets.length > 0)
}

/** The examples of a widget by name; rejects when they do not load, or when there are none. */
export async function examplesOf(type: string): Promise<Readonly<Record<string, Example<any>>>> {
  const load = examples[`../../src/widgets/${type}/examples.ts`]
  if (!load) throw new Error(`src/widgets/${type} has no examples.ts.`)
  return load()
}

/** A row of the table of props: `items[].label` is a prop of the objects in a list. */
export type PropRow = {
  name: string
  type: string
  values: readonly string[]
  range: string
  defaultValue: string | undefined
  isRequired: boolean
  description: string
}

type Schema = Exclude<JSONSchema, boolean> & { items?: JSONSchema; properties?: Readonly<Record<string, JSONSchema>> }

/** The props of a contract as rows, those inside of lists and groups below their own. */
export function propRows(schema: JSONSchema, prefix = ''): PropRow[] {
  const { properties = {}, required = [] } = schema as Schema
  return Object.entries(properties).flatMap(([name, own]): PropRow[] => {
    const prop = own as Schema
    const path = prefix + name
    const item = prop.items as Schema | undefined
    const inside = item?.properties ? propRows(item, `${path}[].`) : prop.properties ? propRows(prop, `${path}.`) : []
    return [
      {
        name: path,
        type: typeOf(prop),
        values: ((prop.enum ?? item?.enum ?? []) as readonly unknown[]).map((value) => JSON.stringify(value)),
        range: [prop.minimum !== undefined ? `≥ ${prop.minimum}` : '', prop.maximum !== undefined ? `≤ ${prop.maximum}` : '']
          .join(' ')
          .trim(),
        defaultValue: prop.default === undefined ? undefined : JSON.stringify(prop.default),
        isRequired: required.includes(name),
        description: prop.description ?? '',
      },
      ...inside,
    ]
  })
}

/** `string`, `text`, `list of string`: a format says more than its type. */
function typeOf(schema: Schema): string {
  const { type, format, items, anyOf, oneOf } = schema
  if (format !== undefined) return format
  if (items !== undefined) return `${typeOf(items as Schema)}[]`
  const either = anyOf ?? oneOf
  if (either) return [...new Set(either.map((one) => typeOf(one as Schema)))].join(' | ')
  return Array.isArray(type) ? type.join(' | ') : ((type as string | undefined) ?? 'value')
}
