import { createStore, sample } from 'effector'
import type { Store } from 'effector'

/** The same values, each kept as the object it was for as long as it says the same: whoever draws it draws no more often than it changes. */
export function distinct<Value>(source: Store<Value>, print: (value: Value) => string = (value) => JSON.stringify(value)): Store<Value> {
  const kept = createStore(source.getState(), {
    updateFilter: (next, before) => next !== before && print(next) !== print(before),
    skipVoid: false,
  })
  sample({ clock: source, target: kept })
  return kept
}
