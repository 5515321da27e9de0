import type { Json } from '../../../src/schemas/json.ts'

/** A value as a text where it is one or a figure, else what is usual: documents may hold anything. */
export function asText(value: Json | undefined, defaultValue = ''): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : defaultValue
}
