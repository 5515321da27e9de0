import type { JSONSchema } from 'json-schema-to-ts'

import type { Contract, InputSpec, SlotSpec } from './widget.ts'

/** The part of the editor's gallery that contains a widget. */
export const widgetCategories = ['games', 'content', 'banners', 'news', 'community', 'account', 'layout', 'help', 'other'] as const
export type WidgetCategory = (typeof widgetCategories)[number]

/** The icon of a widget in the editor, by lucide's name for it. The editor has a drawing for each. */
export type WidgetIcon =
  | 'armchair'
  | 'badge-dollar-sign'
  | 'bell'
  | 'briefcase-business'
  | 'circle-help'
  | 'circle-play'
  | 'clock-3'
  | 'columns-2'
  | 'footprints'
  | 'frame'
  | 'gallery-horizontal-end'
  | 'gallery-thumbnails'
  | 'gamepad-2'
  | 'hand'
  | 'heading'
  | 'hourglass'
  | 'image'
  | 'key-round'
  | 'languages'
  | 'layout-grid'
  | 'layout-panel-top'
  | 'life-buoy'
  | 'link-2'
  | 'log-in'
  | 'log-out'
  | 'mail'
  | 'map-pin-off'
  | 'megaphone'
  | 'menu'
  | 'message-square'
  | 'messages-square'
  | 'minus'
  | 'mouse-pointer-click'
  | 'panel-bottom'
  | 'panel-left'
  | 'panel-top'
  | 'scale'
  | 'search'
  | 'shield-check'
  | 'shuffle'
  | 'square-stack'
  | 'store'
  | 'sun-moon'
  | 'tags'
  | 'text'
  | 'text-cursor-input'
  | 'ticket'
  | 'trophy'
  | 'user-round'
  | 'wallet'
  | 'wrench'

/** The description of one prop. A list of objects and an object also describe what each object holds. */
type PropDocs<Schema> = Schema extends { holds: 'rich-text' | 'picture' }
  ? string | LabelledDoc
  : Schema extends { items: { properties: infer Fields } }
    ? LabelledDoc & { items: FieldDocs<Fields> }
    : Schema extends { properties: infer Fields }
      ? LabelledDoc & { properties: FieldDocs<Fields> }
      : string | LabelledDoc
/** `title` is the label of the field. A walker wants one for every prop of our widgets. */
type LabelledDoc = { title?: string; description: string }
type FieldDocs<Fields> = { [Name in keyof Fields]: PropDocs<Fields[Name]> }

/** A widget's documentation for operators: about itself and about everything that its contract names. */
export type WidgetDocs<C extends Contract<string, any, any, any> = Contract> = {
  title: string
  description: string
  category: WidgetCategory
  icon: WidgetIcon
  /** What it is for, in the words that operators search by and that its title does not say: `winners`, `top up`. */
  keywords: readonly string[]
  /** What it is called and searched by in English, where the docs are in another language. */
  english?: Pick<WidgetDocs, 'title' | 'keywords'>
  props: C extends Contract<string, infer Props, any, any> ? (Props extends { properties: infer Fields } ? FieldDocs<Fields> : {}) : never
  inputs: { [Name in keyof C['inputs']]: string }
  slots: { [Name in keyof C['slots']]: string }
}

/**
 * Declares the docs of a widget in `docs.ts`, beside its contract: `defineDocs<typeof contract>({ … })`. A name that is missing or not in
 * the contract is a type error. Players download no docs.
 */
export function defineDocs<C extends Contract<string, any, any, any>>(docs: WidgetDocs<C>): WidgetDocs<C> {
  return docs
}

/** A contract with its docs: the props schema has its descriptions, and so has each input and slot. */
export type DocumentedContract = Omit<Contract, 'inputs' | 'slots'> &
  Pick<WidgetDocs, 'title' | 'description' | 'category' | 'icon' | 'keywords' | 'english'> & {
    inputs: Readonly<Record<string, InputSpec & { description: string }>>
    slots: Readonly<Record<string, SlotSpec & { description: string }>>
  }

/** Joins a contract to its docs, for whoever shows it: the editor, the generated JSON Schemas, the command line. */
export function documented(contract: Contract<string, any, any, any>, docs: WidgetDocs<any> | undefined): DocumentedContract {
  if (!docs) throw new Error(`The widget "${contract.type}" has no docs. Write docs.ts beside its contract.ts.`)
  const { title, description, category, icon, keywords, english } = docs
  const described = <Spec extends object>(specs: Readonly<Record<string, Spec>>, texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, { ...spec, description: texts[name] ?? '' }]))
  return {
    ...contract,
    title,
    description,
    category,
    icon,
    keywords,
    ...(english && { english }),
    props: describedFields(contract.props as Schema, docs.props) as JSONSchema,
    inputs: described(contract.inputs, docs.inputs as Record<string, string>),
    slots: described(contract.slots as Contract['slots'], docs.slots as Record<string, string>),
  }
}

/** A schema without labels and descriptions at any depth: what a value must be is the same in every language. */
export function withoutDocs<Value>(schema: Value, isNames = false): Value {
  if (Array.isArray(schema)) return schema.map((part) => withoutDocs(part)) as Value // of the same form
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, part]): [string, unknown][] => {
      if (isNames) return [[key, withoutDocs(part)]]
      if (key === 'title' || key === 'description') return []
      return [[key, values.has(key) ? part : withoutDocs(part, key === 'properties')]]
    }),
  ) as Value
}
const values: ReadonlySet<string> = new Set(['default', 'const', 'enum']) // may have any keys

type Schema = { holds?: string; items?: unknown; properties?: Readonly<Record<string, Schema>> }
type Fields = Readonly<Record<string, string | (LabelledDoc & { items?: Fields; properties?: Fields })>>

/** What the parts of a value are that has the same form wherever a contract has one, by what it holds. */
const partDocs: Readonly<Record<string, Fields>> = {
  'rich-text': {
    style: 'What the part is: a paragraph, a heading, or an entry of a list. Consecutive entries are one list.',
    spans: {
      description: 'Its words; another piece begins where emphasis or a link begins or ends.',
      items: { text: 'The words.', bold: 'Draws them bold.', italic: 'Draws them slanted.', link: 'Page that the words open.' },
    },
  },
  picture: {
    file: 'The name of the file, which is made of its content.',
    width: 'Width of the largest file, in pixels.',
    height: 'Height of the largest file, in pixels.',
    widths: 'Other widths in which the picture is kept, in pixels.',
    focus: 'The part that stays where the picture is cut: per cent from the left and from the top. Without it the middle.',
  },
}

/** An object's schema whose properties have their descriptions; each is before the schema of the property's value. */
function describedFields(schema: Schema, docs: Fields): Schema {
  const describedField = (field: Schema, doc: Fields[string] | undefined): Schema => {
    if (doc === undefined) return field
    const parts = partDocs[field.holds ?? '']
    if (parts) {
      const { title, description } = typeof doc === 'string' ? { title: undefined, description: doc } : doc
      const inside = field.items ? { items: describedFields(field.items, parts) } : describedFields(field, parts)
      return { ...field, ...(title !== undefined && { title }), description, ...inside } as Schema
    }
    if (typeof doc === 'string') return { ...field, description: doc } as Schema
    const { items, properties, ...rest } = field
    return {
      ...rest,
      ...(doc.title !== undefined && { title: doc.title }),
      description: doc.description,
      ...(items !== undefined && { items: describedFields(items as Schema, doc.items ?? {}) }),
      ...(properties && describedFields({ properties }, doc.properties ?? {})),
    } as Schema
  }
  return {
    ...schema,
    ...(schema.properties && {
      properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, describedField(field, docs[name])])),
    }),
  }
}
