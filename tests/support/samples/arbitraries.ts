import * as z from 'zod/mini'

import { decimal } from '../../../src/schemas/gateway/scalars.ts'
import { Amount } from '../../../src/schemas/nouns/money.ts'
import { payloads } from '../hostile/payloads.ts'
import fc from './fast-check.ts'
import type { Arbitrary } from './fast-check.ts'

/** What a text may be: nothing, words of many scripts, very long, and texts that want to be code. */
export const hostileText: Arbitrary<string> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', 'Fox & Fortune', 'الجوائز الكبرى', '🦊'.repeat(30), 'W'.repeat(400), 'a b '.repeat(200)),
  },
  { weight: 2, arbitrary: fc.constantFrom(...payloads.map(({ html }) => html)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('constructor', 'valueOf', '__proto__', 'toString') }, // what every object inherits
)
const addresses = fc.constantFrom('/', '/rng', '/rng?vassalage=PG#top', '/help#responsible', '/a/b/c?d=%20')

export type Schema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  minLength?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  anyOf?: readonly Schema[]
}

/** Values of a JSON Schema as contracts write them (draft-07, no `$ref`). Keywords that it does not know are ignored. */
export function ofJsonSchema(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(ofJsonSchema))
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer') return fc.integer({ min: lowest(schema), max: schema.maximum ?? 1_000 })
  if (schema.type === 'number') return fc.double({ min: lowest(schema), max: schema.maximum ?? 1_000, noNaN: true })
  if (schema.type === 'string') {
    if (schema.format === 'route' || schema.pattern !== undefined) return addresses
    if (schema.format === 'token') return fc.constantFrom('var(--color-accent)', 'var(--color-gold)')
    return (schema.minLength ?? 0) > 0 ? hostileText.map((text) => text || 'x') : hostileText
  }
  if (schema.type === 'array')
    return fc.array(schema.items ? ofJsonSchema(schema.items) : fc.constant(null), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    })
  const properties = Object.entries(schema.properties ?? {})
  const required = new Set(schema.required ?? [])
  return fc.record(Object.fromEntries(properties.map(([name, field]) => [name, ofJsonSchema(field)])), {
    requiredKeys: properties.map(([name]) => name).filter((name) => required.has(name)),
  })
}
function lowest({ minimum, exclusiveMinimum }: Schema): number {
  return minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
}

/** Values of a zod schema of src/schemas. `html` is untrusted HTML, which a real browser tests (tests/journeys/rich-text.spec.ts). */
export function ofZod(schema: z.ZodMiniType, key = '', depth = 0): Arbitrary<unknown> {
  const { def } = schema as unknown as { def: ZodDef | { type: 'other' } } // what zod documents for tools that walk schemas
  if (schema === Amount) return amount
  switch (def.type) {
    case 'string':
      return valid(
        schema,
        key === 'html' ? fc.constant('<p>Text</p>') : isUrl(key) ? fc.constantFrom('/img/a.svg', 'https://a.test/b') : hostileText,
      )
    case 'number':
      return valid(
        schema,
        fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, min: 0, max: 1e9 })),
      )
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'null':
      return fc.constant(null)
    case 'optional':
    case 'default':
      return fc.option(ofZod(def.innerType, key, depth), { nil: undefined })
    case 'nullable':
      return fc.option(ofZod(def.innerType, key, depth), { nil: null })
    case 'array':
      return fc.array(ofZod(def.element, key, depth + 1), { maxLength: depth > 2 ? 1 : 4 })
    case 'tuple':
      return fc.tuple(...def.items.map((item) => ofZod(item, key, depth + 1)))
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, ofZod(field, name, depth + 1)])))
    case 'record':
      return fc.dictionary(fc.constantFrom('a', 'b', 'constructor', 'valueOf'), ofZod(def.valueType, key, depth + 1), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options.map((option) => ofZod(option, key, depth)))
    case 'lazy':
      return depth > 4 ? fc.constant(undefined) : ofZod(def.getter(), key, depth + 1)
    case 'unknown':
    case 'any':
      return fc.constantFrom('text', 1, null)
    default:
      throw new Error(`tests/support/samples/arbitraries.ts does not know the schema ${def.type} of "${key}". Add it to ofZod.`)
  }
}

const amount = fc
  .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 22n }))
  .map(([sign, units]) => z.parse(decimal, `${sign}${units}e-4`))

type Type = z.ZodMiniType
type ZodDef =
  | { type: 'string' | 'number' | 'boolean' | 'null' | 'unknown' | 'any' }
  | { type: 'enum'; entries: Record<string, unknown> }
  | { type: 'literal'; values: readonly unknown[] }
  | { type: 'optional' | 'default' | 'nullable'; innerType: Type }
  | { type: 'array'; element: Type }
  | { type: 'tuple'; items: readonly Type[] }
  | { type: 'object'; shape: Record<string, Type> }
  | { type: 'record'; valueType: Type }
  | { type: 'union'; options: readonly Type[] }
  | { type: 'lazy'; getter: () => Type }

function isUrl(key: string): boolean {
  return /^(?:picture|url|image|src|background|piece|logo)$/i.test(key)
}

/** Only what the schema accepts: its checks may ask for whole numbers or for an address. */
function valid(schema: Type, values: Arbitrary<unknown>): Arbitrary<unknown> {
  const candidates = fc.oneof({ weight: 4, arbitrary: values }, { weight: 1, arbitrary: fc.oneof(addresses, fc.constantFrom(0, 1, 7)) })
  return candidates.filter((value) => schema.safeParse(value).success)
}
