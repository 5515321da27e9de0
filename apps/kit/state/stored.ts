import { createEffect, sample } from 'effector'
import type { Store } from 'effector'

/** Keeps a store in this browser, under a key of its storage. Where the browser refuses, it is not kept over a reload. */
export function store<State>(source: Store<State>, key: string): void {
  const storeFx = createEffect((state: State) => localStorage.setItem(key, JSON.stringify(state)))
  sample({ clock: source, target: storeFx })
}

/** What this browser kept under a key, an object or a list; undefined where there is nothing that can be read. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
