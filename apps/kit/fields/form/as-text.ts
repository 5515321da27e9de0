import type { Json } from '../../../../src/schemas/json.ts'

/** A text, a number or a boolean as text; any other value, which a document may hold, as the default. */
export function asText(value: Json | undefined, defaultValue = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : defaultValue
}
