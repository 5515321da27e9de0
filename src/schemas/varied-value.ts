import { isObject } from './json.ts'
import type { Json, JsonObject } from './json.ts'

/** What the value of a prop may vary by. */
export type Variation = 'language' | 'device'

/**
 * A prop's value with a variant for each language or device: `{ "by": "device", "phone": 2, "desktop": 4 }`. A contract says in `varies`
 * what a prop may vary by; only props of the node itself can, none inside of them.
 */
export type VariedValue = { by: Variation } & JsonObject

/** Which variant counts where a value has none for the player's language or device; without that, the first one. */
const defaultVariant: Readonly<Record<Variation, string>> = { language: 'EN', device: 'desktop' }

/** Whether a value that a document has for a prop with this schema is one of variants. */
export function isVaried(schema: { varies?: unknown }, value: unknown): value is VariedValue {
  return Array.isArray(schema.varies) && isObject(value) && typeof value.by === 'string'
}

/** The variant that a player gets; undefined where there is none at all. */
export function variantOf(value: VariedValue, now: Readonly<Partial<Record<Variation, unknown>>>): Json | undefined {
  const name = variantNameOf(value, now)
  return name === undefined ? undefined : value[name]
}

/** Values of a node's props as a device gets them, where their schema is not at hand. Of languages the default counts. */
export function valuesOn(values: Readonly<Record<string, unknown>>, device: string): Readonly<Record<string, unknown>> {
  const varied = Object.entries(values).filter(
    ([, value]) => isObject(value) && typeof value.by === 'string' && Object.hasOwn(defaultVariant, value.by),
  )
  if (varied.length === 0) return values
  return { ...values, ...Object.fromEntries(varied.map(([name, value]) => [name, variantOf(value as VariedValue, { device })])) }
}

/** For which language or device that variant is. */
export function variantNameOf({ by, ...variants }: VariedValue, now: Readonly<Partial<Record<Variation, unknown>>>): string | undefined {
  for (const name of [now[by], defaultVariant[by]]) if (typeof name === 'string' && Object.hasOwn(variants, name)) return name
  return Object.keys(variants)[0]
}
