import { useProvidedScope } from 'effector-react'
import { useCallback } from 'react'

import type { Read } from '../model/actions.ts'

/**
 * Reads stores of this editor at the moment of an event, or of as many as a list happens to have: a menu of actions. What a component
 * draws all the time it follows by `useUnit`.
 */
export function useRead(): Read {
  const scope = useProvidedScope()
  return useCallback((store) => (scope ? scope.getState(store) : store.getState()), [scope])
}
