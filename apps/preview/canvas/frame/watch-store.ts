import { createWatch } from 'effector'
import type { Scope, Store } from 'effector'

/** Calls `fn` with the state of a store now and after every change, without waiting for React to render. Returns how to stop. */
export function watchStore<State>(store: Store<State>, scope: Scope, fn: (state: State) => void): () => void {
  fn(scope.getState(store))
  return createWatch({ unit: store, fn, scope })
}
