import type { Registry } from '../contract/registry.ts'
import type { ViewModule } from '../contract/widget.ts'
import type { IdleTasks } from './idle.ts'

export type LoadedView = { status: 'loading' } | { status: 'ready'; view: ViewModule } | { status: 'failed' }

export type Views = {
  /** The view as far as it is loaded. The first call starts its download: at once, or when the first screen has its own views. */
  view: (type: string, isUrgent: boolean) => LoadedView
  /** Calls `done` once when the view has loaded or failed, at once when it already has. Returns a function that stops waiting. */
  wait: (type: string, done: () => void) => () => void
  retry: (type: string) => void
}

const loading: LoadedView = { status: 'loading' }

/**
 * Views by widget type, each downloaded when the first node needs it and then passed to `loaded`. Those below the fold wait until the
 * first screen has its own.
 */
export function createViews(registry: Registry, loaded: (type: string, view: ViewModule) => void, idle: IdleTasks): Views {
  const views = new Map<string, LoadedView>()
  const waiting = new Map<string, Set<() => void>>()
  const lazy = new Set<string>()

  function loadLazily(type: string): LoadedView {
    if (lazy.size === 0) {
      idle.run(() => {
        for (const queued of lazy) load(queued)
        lazy.clear()
      })
    }
    lazy.add(type)
    views.set(type, loading)
    return loading
  }

  function load(type: string): LoadedView {
    const widget = registry.get(type)
    if (!widget) return { status: 'failed' }
    views.set(type, loading)
    const release = idle.hold()
    Promise.resolve()
      .then(() => widget.load())
      .then(
        (view) => {
          loaded(type, view)
          finish(type, { status: 'ready', view })
        },
        () => finish(type, { status: 'failed' }),
      )
      .finally(release)
    return loading
  }
  function finish(type: string, state: LoadedView) {
    views.set(type, state)
    const listeners = waiting.get(type) ?? []
    waiting.delete(type)
    for (const listener of listeners) listener()
  }
  return {
    view(type, isUrgent) {
      if (isUrgent && lazy.delete(type)) return load(type)
      return views.get(type) ?? (isUrgent ? load(type) : loadLazily(type))
    },
    wait(type, done) {
      if ((views.get(type) ?? load(type)).status !== 'loading') {
        done()
        return () => {}
      }
      let listeners = waiting.get(type)
      if (!listeners) waiting.set(type, (listeners = new Set()))
      listeners.add(done)
      return () => void listeners.delete(done)
    },
    retry(type) {
      if (views.get(type)?.status !== 'loading') load(type)
    },
  }
}
