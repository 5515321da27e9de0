import { createWatch } from 'effector'
import type { Scope, Store } from 'effector'

/** The state of a store in the scope of a component (`useProvidedScope`), or without one outside of scopes. */
export function stateIn<State>(store: Store<State>, scope: Scope | null): State {
  return scope ? scope.getState(store) : store.getState()
}

/** Calls `fn` with the state of a store now and after every change, without waiting for React to render. Returns how to stop. */
export function watchStore<State>(store: Store<State>, scope: Scope | null, fn: (state: State) => void): () => void {
  fn(stateIn(store, scope))
  return createWatch({ unit: store, fn, ...(scope && { scope }) })
}
