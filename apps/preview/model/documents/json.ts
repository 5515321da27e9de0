import { isObject } from '../../../../src/schemas/json.ts'
import type { Json, JsonObject } from '../../../../src/schemas/json.ts'

// Documents are read with care: they may be unchecked.

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The objects of a list; none where there is no list. */
export function objectsIn(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((one): one is JsonObject => isObject(one)) : []
}
