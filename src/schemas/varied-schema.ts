import { facts } from './facts.ts'
import { isObject } from './json.ts'
import { languageCodes } from './language.ts'
import { isVaried } from './varied-value.ts'
import type { Variation } from './varied-value.ts'

type Schema = { varies?: unknown; rare?: unknown; default?: unknown; properties?: Record<string, Schema> }

export const variantNames: Readonly<Record<Variation, readonly string[]>> = { language: languageCodes, device: facts.device.values }

/** The schema of a value with variants: each has the prop's own schema, without its default, for another variant counts in its place. */
export function variantsSchema({ default: _, varies: __, ...child }: Schema, by: readonly Variation[]): object {
  return {
    type: 'object',
    holds: 'variants',
    ...(child.rare === true && { rare: true }),
    required: ['by'],
    additionalProperties: false,
    minProperties: 2, // one variant at least
    properties: { by: { enum: by }, ...Object.fromEntries(by.flatMap((one) => variantNames[one]).map((name) => [name, child])) },
  }
}

const derived = new WeakMap<object, Map<string, object>>()

/** The schema of a widget's props for these values of them: that of a prop which varies here asks for its variants. */
export function schemaFor<Props extends object>(schema: Props, values: unknown): Props {
  const { properties } = schema as Schema
  if (!properties || !isObject(values)) return schema
  const varied = Object.entries(values).flatMap(([name, value]) => {
    const child = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!child || !isVaried(child, value)) return []
    const allowed = child.varies as Variation[] // by isVaried
    return [{ name, child, by: allowed.filter((one) => one === value.by), allowed }]
  })
  if (varied.length === 0) return schema
  const known = derived.get(schema) ?? new Map<string, object>()
  derived.set(schema, known)
  const key = varied.map(({ name, by }) => `${name}:${by[0]}`).join()
  const before = known.get(key)
  if (before) return before as Props
  const changed = varied.map(
    ({ name, child, by, allowed }) =>
      [name, by.length > 0 ? variantsSchema(child, by) : { properties: { by: { enum: allowed } } }] as const,
  )
  const made = { ...schema, properties: { ...properties, ...Object.fromEntries(changed) } }
  known.set(key, made)
  return made
}
