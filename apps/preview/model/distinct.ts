import { createStore, sample } from 'effector'
import type { Store } from 'effector'
import { dequal } from 'dequal/lite'

/** The same values, each kept as the object it was for as long as it is equal: whoever draws it draws no more often than it changes. */
export function distinct<Value>(source: Store<Value>, equal: (before: Value, next: Value) => boolean = dequal): Store<Value> {
  const $distinct = createStore(source.getState(), {
    updateFilter: (next, before) => next !== before && !equal(before, next),
    skipVoid: false,
  })
  sample({ clock: source, target: $distinct })
  return $distinct
}
