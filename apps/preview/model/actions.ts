import type { ComponentType } from 'react'

/** Parts of the palette, in its order. */
export type ActionGroup = 'block' | 'document' | 'look' | 'go' | 'view' | 'history' | 'panels' | 'help'

/**
 * Something the editor can do, under one name: the palette lists it, a key does it, a menu shows it. `keys` as `mod+shift+z`, `shift+h`,
 * `a`; `mod` is Ctrl, on a Mac Command. Single letters work on the canvas and the bars, never in a field or a list.
 */
export type Action = {
  id: string
  group: ActionGroup
  title: () => string
  hint?: () => string
  icon?: ComponentType<{ size?: number | string }>
  keys?: readonly string[]
  /** Whether it can be done now; a sentence says why not. */
  ready?: () => boolean | string
  /** What it would change, for the palette to say before Enter. */
  effect?: () => { text: string }[]
  run: () => void
}

const all = new Map<string, Action>()
const listeners = new Set<() => void>()
let list: readonly Action[] = []

/** Adds actions; each folder adds its own when it is loaded. An action of the same id takes the older one's place. */
export function addActions(actions: readonly Action[]): void {
  for (const action of actions) all.set(action.id, action)
  list = [...all.values()]
  for (const listener of listeners) listener()
}

export function allActions(): readonly Action[] {
  return list
}

/** Does an action by its id, if it can be done now. */
export function act(id: string): void {
  const action = all.get(id)
  if (action && (action.ready?.() ?? true) === true) action.run()
}

export function subscribeToActions(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
