import { isObject } from '../../schemas/json.ts'
import type { Json, JsonObject } from '../../schemas/json.ts'
import { isVaried, variantOf } from '../../schemas/varied-value.ts'
import type { Variation } from '../../schemas/varied-value.ts'

/** Translates a text of props, `t:key` or literal. */
export type ReadText = (value: string) => string

/** The player's language and device, by which values of props vary. */
export type ReadVariation = () => Readonly<Record<Variation, unknown>>

type Schema = { format?: string; varies?: readonly Variation[]; properties?: Record<string, Schema>; items?: Schema | Schema[] }

/**
 * Compiles a props schema into a reader that turns a document's values into a view's: texts in the player's language (`format: 'text'`),
 * icon names, colours (`token:accent` → `var(--color-accent)`), addresses as strings, and of values that vary the player's variant. Props
 * without any of these are returned as they are.
 */
export function compileProps(schema: unknown): (props: JsonObject, text: ReadText, now: ReadVariation) => JsonObject {
  const data = schema as Schema // data of the contract, read as far as needed
  const fields = fieldsOf(data)
  const varying = Object.entries(data.properties ?? {}).filter(([, { varies }]) => varies)
  return (props, text, now) => readObject(varying.length > 0 ? readVariants(props, varying, now) : props, fields, text)
}

function readVariants(props: JsonObject, varying: readonly [string, Schema][], now: ReadVariation): JsonObject {
  const variants = varying.flatMap(([name, schema]): [string, Json][] => {
    const value = props[name]
    return isVaried(schema, value) ? [[name, variantOf(value, now()) ?? null]] : []
  })
  return variants.length > 0 ? { ...props, ...Object.fromEntries(variants) } : props
}

type Field = { name: string; kind: 'text' | 'icon' | 'token' | 'route' | 'object' | 'list'; fields?: Field[] }

function fieldsOf(schema: Schema): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, child]) => fieldOf(name, child))
}

function fieldOf(name: string, schema: Schema): Field[] {
  const { format } = schema
  if (format === 'text' || format === 'icon' || format === 'token' || format === 'route') return [{ name, kind: format }]
  if (schema.items && !Array.isArray(schema.items)) {
    const [item] = fieldOf('', schema.items)
    return item ? [{ name, kind: 'list', fields: [item] }] : []
  }
  if (schema.properties) {
    const fields = fieldsOf(schema)
    return fields.length > 0 ? [{ name, kind: 'object', fields }] : []
  }
  return []
}

function readObject(value: JsonObject, fields: readonly Field[], text: ReadText): JsonObject {
  let result = value
  for (const field of fields) {
    const before = value[field.name]
    if (before === undefined) continue
    const after = readValue(before, field, text)
    if (after === before) continue
    if (result === value) result = { ...value }
    result[field.name] = after
  }
  return result
}

function readValue(value: Json, field: Field, text: ReadText): Json {
  if (field.kind === 'list') {
    const [item] = field.fields ?? []
    return Array.isArray(value) && item ? readList(value, item, text) : value
  }
  if (field.kind === 'object') return isObject(value) ? readObject(value, field.fields ?? [], text) : value
  if (field.kind === 'route') return isObject(value) ? addressOf(value) : value
  if (typeof value !== 'string') return value
  if (field.kind === 'text') return value.startsWith('t:') ? text(value) : value
  if (field.kind === 'icon') return value.startsWith('icon:') ? value.slice(5) : value
  return value.startsWith('token:') ? `var(--color-${value.slice(6)})` : value
}

function readList(value: Json[], item: Field, text: ReadText): Json[] {
  const result = value.map((entry) => readValue(entry, item, text))
  return result.some((entry, index) => entry !== value[index]) ? result : value
}

function addressOf(value: JsonObject): string {
  // strings, by the schema
  const query = isObject(value.query ?? null) ? new URLSearchParams(value.query as Record<string, string>).toString() : ''
  return `${typeof value.route === 'string' ? value.route : '/'}${query ? `?${query}` : ''}`
}
