import { isObject, pointerOf } from '../../../src/schemas/json.ts'
import { dequal } from 'dequal/lite'

import { applyPatch, valueAt } from '../../../src/rules/patch.ts'
import type { Json, JsonObject } from '../../../src/schemas/json.ts'
import type { PatchOperation } from '../../../src/schemas/preview.ts'
import { capitalized } from '../../../src/schemas/readable-id.ts'
import { setting } from './edit.ts'

/**
 * Sets a value in a brand's own document, which is a merge patch over its base: a value that equals the base's is removed, with
 * every object that is left empty. `base` undefined: the document is the base itself.
 */
export function brandSetting(
  own: JsonObject,
  base: JsonObject | undefined,
  keys: readonly string[],
  value: Json | undefined,
): PatchOperation[] {
  const defaultValue = base === undefined ? undefined : valueAt(base, pointerOf(...keys))
  const isDefault = base !== undefined && dequal(value, defaultValue)
  if (isDefault) return removing(own, keys)
  // In a merge patch null removes a value of the base
  const written = value === undefined && defaultValue !== undefined ? null : value
  if (written === undefined) return removing(own, keys)
  for (let depth = 1; depth < keys.length; depth += 1) {
    if (isObject(valueAt(own, pointerOf(...keys.slice(0, depth))))) continue
    const inner = keys.slice(depth).reduceRight<Json>((held, key) => ({ [key]: held }), written)
    return setting(pointerOf(...keys.slice(0, depth)), valueAt(own, pointerOf(...keys.slice(0, depth))), inner)
  }
  return setting(pointerOf(...keys), valueAt(own, pointerOf(...keys)), written)
}

/** Sets several values one after the other. */
export function brandSettings(
  own: JsonObject,
  base: JsonObject | undefined,
  values: readonly { keys: readonly string[]; value: Json | undefined }[],
): PatchOperation[] {
  return values.reduce<{ now: JsonObject; patch: PatchOperation[] }>(
    ({ now, patch }, { keys, value }) => {
      const next = brandSetting(now, base, keys, value)
      const applied = next.length === 0 ? now : applyPatch(now, next).value
      return { now: isObject(applied) ? applied : now, patch: [...patch, ...next] }
    },
    { now: own, patch: [] },
  ).patch
}

/** Whether the brand's own document has a value at this place. */
export function isOwn(own: JsonObject, keys: readonly string[]): boolean {
  return valueAt(own, pointerOf(...keys)) !== undefined
}

function removing(own: JsonObject, keys: readonly string[]): PatchOperation[] {
  if (!isOwn(own, keys)) return []
  let depth = keys.length
  while (depth > 1) {
    const holder = valueAt(own, pointerOf(...keys.slice(0, depth - 1)))
    if (!isObject(holder) || Object.keys(holder).length > 1) break
    depth -= 1
  }
  return [{ op: 'remove', path: pointerOf(...keys.slice(0, depth)) }]
}

const units = [
  'PxPerFrame',
  'Ms',
  'Seconds',
  'Minutes',
  'Hours',
  'Days',
  'Years',
  'Px',
  'Characters',
  'Megabytes',
  'Thousands',
  'Yuan',
  'Decimals',
] as const

/** A constant's name in plain words, and the unit at its end: `bannerDelayMs` is "Banner delay" in milliseconds. */
export function constantWords(name: string): { text: string; unit: (typeof units)[number] | undefined } {
  const unit = units.find((one) => name.endsWith(one) && name !== one)
  const bare = unit ? name.slice(0, -unit.length) : name
  const words = bare
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(?:sms|qr)\b/g, (word) => word.toUpperCase())
  return { text: capitalized(words), unit }
}
