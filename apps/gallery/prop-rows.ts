import type { JSONSchema } from 'json-schema-to-ts'

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
