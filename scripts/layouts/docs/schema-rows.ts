import { isObject } from '../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'

/** One row of a table of properties. */
export type Row = [name: string, type: string, standard: string, meaning: string]

/** Where the definitions of the schemas are described on the page. */
const sections: Readonly<Record<string, string>> = {
  predicate: '[rule](#rules)',
  node: '[node](#nodes)',
  item: '[item](#items-of-a-menu)',
  intent: '[action](#actions)',
  binding: '[binding](#bindings)',
  argument: '[reference](#bindings)',
}
const listed = 14 // more values than this are not written one by one

/** The properties of an object schema, those inside them as `outer.inner`, `list[].inner` and `record.*.inner`. */
export function rowsOf(schema: JsonObject, prefix = ''): Row[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(isObject(schema.properties) ? schema.properties : {}).flatMap(([name, property]): Row[] => {
    if (!isObject(property)) return []
    const path = prefix + name
    return [
      [`\`${path}\``, typeOf(property), required.includes(name) ? 'required' : standardOf(property), meaningOf(property)],
      ...insideOf(property, path),
    ]
  })
}

function insideOf(property: JsonObject, path: string): Row[] {
  if (isObject(property.properties) && !property.$ref) return rowsOf(property, `${path}.`)
  if (isObject(property.items)) return insideOf(property.items, `${path}[]`)
  return isObject(property.additionalProperties) ? insideOf(property.additionalProperties, `${path}.*`) : []
}

function standardOf({ default: standard }: JsonObject): string {
  return standard === undefined ? '–' : `\`${JSON.stringify(standard)}\``
}

function meaningOf({ title, description, format, pattern }: JsonObject): string {
  const text = typeof description === 'string' ? description : ''
  const label = typeof title === 'string' ? `**${title}.** ` : ''
  return `${label}${text}${format === 'text' && pattern === undefined && text === '' ? 'A text, or `t:key` for a word.' : ''}` || '–'
}

/** The type of a value in words: `whole number 1–8`, `list of text`, `"dark"` or `"light"`. */
export function typeOf(schema: Json | undefined): string {
  if (!isObject(schema)) return 'any value'
  if (typeof schema.$ref === 'string') return definitionOf(schema.$ref)
  if (schema.const !== undefined) return code(schema.const)
  if (Array.isArray(schema.enum)) return choice(schema.enum)
  if (schema.then !== undefined && schema.else !== undefined) return [...new Set([typeOf(schema.then), typeOf(schema.else)])].join(' or ')
  const alternatives = schema.anyOf ?? schema.oneOf
  if (Array.isArray(alternatives)) return [...new Set(alternatives.map(typeOf))].join(' or ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ')
  return simpleType(schema)
}

function definitionOf(reference: string): string {
  const name = decodeURIComponent(reference.slice(reference.lastIndexOf('/') + 1))
  return sections[name] ?? name
}

function simpleType(schema: JsonObject): string {
  switch (schema.type) {
    case 'string':
      return textType(schema)
    case 'integer':
      return `whole number${unitOf(schema)}${rangeOf(schema)}`
    case 'number':
      return `number${unitOf(schema)}${rangeOf(schema)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return '`null`'
    case 'array':
      return isObject(schema.items) ? `list of ${plural(typeOf(schema.items))}` : 'list'
    case 'object':
      if (!isObject(schema.additionalProperties) || isObject(schema.properties)) return 'object'
      return `object of ${plural(typeOf(schema.additionalProperties))}`
    default:
      return isObject(schema.items) ? `list of ${plural(typeOf(schema.items))}` : 'any value'
  }
}

/** `texts`, `[nodes](#nodes)`; values in code stay as they are. */
function plural(type: string): string {
  if (type.endsWith('`') || / of | or /.test(type)) return type.replace(/^(list|object) of /, '$1s of ')
  if (type.endsWith(')')) return type.replace('](', 's](')
  return type.endsWith('s') ? `${type}es` : `${type}s`
}

const formats: Readonly<Record<string, string>> = {
  text: 'text',
  icon: 'icon',
  token: 'token',
  route: 'address',
  field: 'field',
  'record-action': 'action',
  'date-time': 'moment',
  video: 'address of a video',
}

function textType({ format, pattern, maxLength }: JsonObject): string {
  if (typeof format === 'string' && format in formats) return formats[format] ?? 'text'
  if (typeof pattern === 'string' && pattern.startsWith('^\\/')) return 'address'
  if (typeof pattern === 'string' && pattern.startsWith('^[a-z0-9]+(?:-')) return 'id'
  return typeof maxLength === 'number' && maxLength < 2_000 ? `text of at most ${maxLength} characters` : 'text'
}

function unitOf({ unit }: JsonObject): string {
  return typeof unit === 'string' ? ` of ${unit}` : ''
}

/** Bounds that somebody chose; zod writes those of safe integers as well. */
function rangeOf({ minimum, maximum }: JsonObject): string {
  const least = typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  const most = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  if (least !== undefined && most !== undefined) return ` ${least} to ${most}`
  return least !== undefined ? ` from ${least}` : most !== undefined ? ` up to ${most}` : ''
}

function choice(values: readonly Json[]): string {
  if (values.includes('EN') && values.includes('AR')) return 'language code'
  return values.length > listed ? `one of ${values.length} names` : values.map(code).join(', ')
}

function code(value: Json): string {
  return `\`${JSON.stringify(value)}\``
}
