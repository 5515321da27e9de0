import { createElement, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'

/** A part of the kit that is not in the first load: it is fetched when a pointer comes near, focus arrives or it is wanted. */
export type LazyPart<Props> = {
  /** Fetches it once; after a failure the next call tries again. */
  fetch: () => void
  /** Draws it, and nothing until it is there. */
  Part: (props: Props) => ReactNode
}

/**
 * The one way in which popups are kept out of the shell's first load. The trigger is drawn at once and remembers that it is open;
 * what is open is drawn as soon as its part is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let component: ComponentType<Props> | undefined
  let loading = false
  const listeners = new Set<() => void>()
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    fetch() {
      if (component || loading) return
      loading = true
      void load()
        .then((loaded) => {
          component = loaded
          for (const listener of listeners) listener()
        })
        .catch((error: unknown) => console.warn('A part of the shell did not come', error))
        .finally(() => (loading = false))
    },
    Part(props) {
      const loaded = useSyncExternalStore(subscribe, () => component)
      return loaded ? createElement(loaded, props) : null
    },
  }
}
