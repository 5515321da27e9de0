import { isObject } from '../../../../src/schemas/json.ts'
import type { RecordNames } from '../../../../src/authoring/check/record-names.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'
import { englishName } from '../../i18n/plain-name.ts'

/**
 * What a new item of a list begins with: what must be there, empty. One that names a field of the record begins with the first field that
 * no other item names, and says it as its label: while a column has no field, its whole table is left out.
 */
export function newItem(schema: JsonObject, items: readonly Json[], records: RecordNames | undefined): Json {
  const empty = emptyOf(schema)
  const fields = Object.keys(records?.fields ?? {})
  const unnamed = (named: readonly (Json | undefined)[]) => fields.find((field) => !named.includes(field))
  if (isFieldName(schema)) return unnamed(items) ?? empty
  const properties = isObject(schema.properties) ? schema.properties : {}
  if (!isObject(empty) || empty.field !== '' || !isFieldName(properties.field)) return empty
  const field = unnamed(items.map((item) => (isObject(item) ? item.field : undefined)))
  if (field === undefined) return empty
  return { ...empty, field, ...(empty.label === '' && { label: englishName(field) }) }
}

const isFieldName = (schema: Json | undefined) => isObject(schema) && schema.format === 'field'

function emptyOf(schema: JsonObject): Json {
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null
  if (schema.type === 'integer' || schema.type === 'number') return typeof schema.minimum === 'number' ? schema.minimum : 0
  if (schema.type === 'boolean') return false
  if (schema.type === 'array') return []
  if (schema.type !== 'object') return ''
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  return Object.fromEntries(required.map((name) => [name, emptyOf(isObject(properties[name]) ? properties[name] : {})]))
}
