import { dequal } from 'dequal/lite'

import type { Json } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'

/** Sets a key of an object, or removes it when the value is undefined. `had` is the value there now. */
export function setting(path: string, had: Json | undefined, value: Json | undefined): PatchOperation[] {
  if (value === undefined) return had === undefined ? [] : [{ op: 'remove', path }]
  if (had !== undefined && dequal(had, value)) return []
  return [{ op: had === undefined ? 'add' : 'replace', path, value }]
}
