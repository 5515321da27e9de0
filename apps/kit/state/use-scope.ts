import type { Scope, Store } from 'effector'
import { useProvidedScope } from 'effector-react'
import { useCallback } from 'react'

/** Reads a store of one editor as it is now. */
export type Read = <State>(store: Store<State>) => State

/** The scope of the editor that a component belongs to, for handlers of the DOM. */
export function useScope(): Scope {
  const scope = useProvidedScope()
  if (!scope) throw new Error('A part of the editor is drawn without a scope. Draw it inside <Provider value={scope}> of effector-react.')
  return scope
}

/**
 * Reads stores of this editor at the moment of an event, or of as many as a list happens to have: a menu of actions. What a component
 * draws all the time it follows by `useUnit`.
 */
export function useRead(): Read {
  const scope = useScope()
  return useCallback((store) => scope.getState(store), [scope])
}
