import { isObject } from '../schemas/json.ts'

const merged = new Set(['props', 'inputs', 'slots', 'strings'])

/**
 * What `set` does to a node or item: every key is replaced, but `props`, `inputs`, `slots` and `strings` are merged key by key.
 * `null` takes a key away, as in a JSON merge patch.
 */
export function mergeInto(item: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const patch = Object.entries(fields).map(([key, value]) => {
    const old = Object.hasOwn(item, key) ? item[key] : undefined
    return [key, merged.has(key) && isObject(old) && isObject(value) ? withKeys(old, value) : value] as const
  })
  return withKeys(item, Object.fromEntries(patch))
}

function withKeys(item: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...item, ...fields }).filter(([key, value]) => !(value === null && Object.hasOwn(fields, key))),
  )
}

/** RFC 7386: a brand's `brand.json` over that of `_base`. Never changes what it is given; safe for a key called `__proto__`. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const result = new Map(Object.entries(isObject(target) ? target : {}))
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) result.delete(key)
    else result.set(key, mergePatch(result.get(key), value))
  }
  return Object.fromEntries(result)
}
