import type { Store } from 'effector'
import { dequal } from 'dequal' // its smaller form takes any two maps for equal

/**
 * The same values, each kept as the object it was for as long as it is equal: whoever draws it draws no more often than it changes. It is
 * derived, so that it is right in a part that is loaded late, too.
 */
export function distinct<Value>(source: Store<Value>, equal: (before: Value, next: Value) => boolean = dequal): Store<Value> {
  const last = { value: source.defaultState } // shared by all editors: it only saves renders, because an equal value replaces an equal one
  return source.map((next) => (equal(last.value, next) ? last.value : (last.value = next)), { skipVoid: false })
}
