import { isObject, segmentsOf } from '../../../../src/schemas/json.ts'
import { dequal } from 'dequal/lite'

import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

/** Gives the value at a depth of the path, as far as it can be read. */
export type Beside = () => Json | undefined

/**
 * Which parts of a JSON Schema (draft-07) speak about a place: the schema and whatever its references, alternatives and conditions add.
 * A condition is evaluated with the current value; one that cannot be evaluated does not apply.
 */
export function schemasAt(
  root: JsonObject,
  keys: readonly (string | number)[],
  valueOf: (depth: number) => Json | undefined,
): JsonObject[] {
  let here = expand(root, root, () => valueOf(0))
  keys.forEach((key, depth) => {
    here = here.flatMap((schema) => childrenOf(schema, key)).flatMap((schema) => expand(root, schema, () => valueOf(depth + 1)))
  })
  return here
}

/** A value that the schema allows at a place. */
export type Choice = { value: Json; description: string; isDefault: boolean }

/** The values that the schemas name for a place, each once. */
export function choicesOf(schemas: readonly JsonObject[]): Choice[] {
  const defaultValue = schemas.find((schema) => 'default' in schema)?.default
  const choices = new Map<string, Choice>()
  const add = (value: Json, description = '') => {
    const key = JSON.stringify(value)
    const known = choices.get(key)
    if (!known || (known.description === '' && description !== ''))
      choices.set(key, { value, description, isDefault: dequal(value, defaultValue) })
  }
  for (const schema of schemas) {
    if ('const' in schema && schema.const !== undefined) add(schema.const)
    if (Array.isArray(schema.enum)) schema.enum.forEach((value, index) => add(value, choiceDescription(schema, value, index)))
    if (schema.type === 'boolean') for (const value of [true, false]) add(value)
    if (schema.type === 'null') add(null)
  }
  return [...choices.values()]
}

/** Values that the schemas offer as examples: others may be written too. */
export function examplesOf(schemas: readonly JsonObject[]): Json[] {
  return schemas.flatMap(({ examples }) => (Array.isArray(examples) ? examples : []))
}

/** The description of a value: its own, or the part of the key's description such as "rail: one row." */
function choiceDescription({ enumDescriptions, description }: JsonObject, value: Json, index: number): string {
  const own = Array.isArray(enumDescriptions) ? enumDescriptions[index] : undefined
  if (typeof own === 'string') return own
  if (typeof description !== 'string' || typeof value !== 'string') return ''
  const start = `. ${description}`.indexOf(`. ${value}: `)
  return start < 0 ? '' : (/^[^.]*/.exec(description.slice(start + value.length + 2))?.[0] ?? '')
}

export type Key = { name: string; description: string; required: boolean; schemas: JsonObject[] }

/** The keys that an object may have here, those it must have first. */
export function keysOf(root: JsonObject, schemas: readonly JsonObject[]): Key[] {
  const required = new Set(schemas.flatMap((schema) => (Array.isArray(schema.required) ? schema.required : [])))
  const keys = new Map<string, Key>()
  for (const schema of schemas) {
    for (const [name, part] of Object.entries(objectOf(schema.properties))) {
      const inner = expand(root, objectOf(part), () => undefined)
      const description = descriptionOf(inner) || (keys.get(name)?.description ?? '')
      keys.set(name, { name, description, required: required.has(name), schemas: [...(keys.get(name)?.schemas ?? []), ...inner] })
    }
    const names = objectOf(schema.propertyNames).enum
    if (Array.isArray(names))
      for (const name of names)
        if (typeof name === 'string' && !keys.has(name))
          keys.set(name, { name, description: '', required: false, schemas: [objectOf(schema.additionalProperties)] })
  }
  return [...keys.values()].sort((a, b) => Number(b.required) - Number(a.required))
}

export function descriptionOf(schemas: readonly JsonObject[]): string {
  const found = schemas.find(({ description }) => typeof description === 'string' && description !== '')?.description
  return typeof found === 'string' ? found : ''
}

function childrenOf(schema: JsonObject, key: string | number): JsonObject[] {
  if (typeof key === 'number') {
    const { items } = schema
    return Array.isArray(items) ? [objectOf(items[key])] : [objectOf(items)]
  }
  const own = objectOf(schema.properties)
  if (Object.hasOwn(own, key)) return [objectOf(own[key])]
  return [objectOf(schema.additionalProperties)]
}

function expand(root: JsonObject, schema: JsonObject, beside: Beside, seen: ReadonlySet<JsonObject> = new Set()): JsonObject[] {
  if (seen.has(schema)) return []
  const after = new Set([...seen, schema])
  const more = (part: Json | undefined) => expand(root, objectOf(part), beside, after)
  const parts: JsonObject[] = [schema]
  if (typeof schema.$ref === 'string') parts.push(...more(resolve(root, schema.$ref)))
  for (const word of ['allOf', 'anyOf', 'oneOf'] as const) if (Array.isArray(schema[word])) parts.push(...schema[word].flatMap(more))
  if (schema.if !== undefined) {
    const value = beside()
    const holds = value !== undefined && fits(root, objectOf(schema.if), value)
    parts.push(...more(schema[holds ? 'then' : 'else']))
  }
  return parts
}

function resolve(root: JsonObject, reference: string): Json | undefined {
  if (!reference.startsWith('#')) return undefined
  const keys = segmentsOf(decodeURIComponent(reference.slice(1)))
  return keys.reduce<Json | undefined>((value, key) => objectOf(value)[key], root)
}

/** Whether a value meets a condition. It supports the part of JSON Schema that our conditions use. */
function fits(root: JsonObject, schema: JsonObject, value: Json): boolean {
  if (typeof schema.$ref === 'string' && !fits(root, objectOf(resolve(root, schema.$ref)), value)) return false
  if (schema.const !== undefined && !dequal(schema.const, value)) return false
  if (Array.isArray(schema.enum) && !schema.enum.some((one) => dequal(one, value))) return false
  if (typeof schema.type === 'string' && !isOfType(value, schema.type)) return false
  if (Array.isArray(schema.type) && !schema.type.some((type) => typeof type === 'string' && isOfType(value, type))) return false
  if (Array.isArray(schema.anyOf) && !schema.anyOf.some((one) => fits(root, objectOf(one), value))) return false
  if (Array.isArray(schema.allOf) && !schema.allOf.every((one) => fits(root, objectOf(one), value))) return false
  if (schema.not !== undefined && fits(root, objectOf(schema.not), value)) return false
  if (Array.isArray(value))
    return (
      !Array.isArray(schema.items) ||
      schema.items.every((one, index) => value[index] === undefined || fits(root, objectOf(one), value[index]))
    )
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(schema.required) && !schema.required.every((key) => typeof key === 'string' && Object.hasOwn(value, key))) return false
  return Object.entries(objectOf(schema.properties)).every(
    ([key, part]) => value[key] === undefined || fits(root, objectOf(part), value[key]),
  )
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  return type === 'object' ? isObject(value) : typeof value === type
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}
