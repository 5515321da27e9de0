import type { Json } from '../../schemas/json.ts'

/**
 * Deep equality of JSON. The order of keys does not count. Not `dequal`: that one treats 0 and -0 as equal, though a document writes
 * them differently, and two equal objects that each hold an object under the key "constructor" as different.
 */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, index) => sameJson(entry, b[index]))
  }
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
}

/** A text that is equal for equal values, whatever the order of their keys. */
export function stableText(value: Json): string {
  if (Object.is(value, -0)) return '-0'
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(stableText).join()}]`
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${stableText(value[key] as Json)}`)
    .join()}}` // Object.keys lists what is there
}
