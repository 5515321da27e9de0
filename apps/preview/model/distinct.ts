import type { Store } from 'effector'
import { dequal } from 'dequal' // its smaller form takes any two maps for equal

/**
 * A store with the values of `source` that keeps the old object while the new one is equal, so that components are drawn again only after a
 * real change. It is derived, so a part that is loaded late reads the right value too.
 */
export function distinct<Value>(source: Store<Value>, equal: (before: Value, next: Value) => boolean = dequal): Store<Value> {
  const last = { value: source.defaultState } // shared by all editors: it only saves renders, because an equal value replaces an equal one
  return source.map((next) => (equal(last.value, next) ? last.value : (last.value = next)), { skipVoid: false })
}
