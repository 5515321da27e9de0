import { dequal } from 'dequal/lite'

import type { Json } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'

/** A JSON pointer of keys and places: `pointer('flags', 'VIP3')` is `/flags/VIP3`. */
export function pointer(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Sets a key of an object, or removes it when the value is undefined. `had` is the value there now. */
export function setting(path: string, had: Json | undefined, value: Json | undefined): PatchOperation[] {
  if (value === undefined) return had === undefined ? [] : [{ op: 'remove', path }]
  if (had !== undefined && dequal(had, value)) return []
  return [{ op: had === undefined ? 'add' : 'replace', path, value }]
}
