import type { Registry } from '../contract/registry.ts'
import type { ViewModule } from '../contract/widget.ts'
import type { Rest } from './rest.ts'

export type LoadedView = { status: 'loading' } | { status: 'ready'; view: ViewModule } | { status: 'failed' }

export type Views = {
  /** The view as far as it is there. The first call starts its download: at once, or when the first screen has its own (`urgent: false`). */
  view: (type: string, urgent: boolean) => LoadedView
  /** Calls `settled` once when the view has arrived or failed, at once when it already has. Gives the way to stop waiting. */
  wait: (type: string, settled: () => void) => () => void
  retry: (type: string) => void
}

const loading: LoadedView = { status: 'loading' }

/**
 * Views by widget type, each downloaded when the first node needs it. Their words go to the portal's words as they arrive. Those below the
 * fold wait until the first screen is at rest.
 */
export function createViews(registry: Registry, arrived: (type: string, view: ViewModule) => void, rest: Rest): Views {
  const views = new Map<string, LoadedView>()
  const waiting = new Map<string, Set<() => void>>()
  const later = new Set<string>()

  function loadLater(type: string): LoadedView {
    if (later.size === 0) {
      rest.run(() => {
        for (const queued of later) load(queued)
        later.clear()
      })
    }
    later.add(type)
    views.set(type, loading)
    return loading
  }

  function load(type: string): LoadedView {
    const widget = registry.get(type)
    if (!widget) return { status: 'failed' }
    views.set(type, loading)
    const release = rest.hold()
    Promise.resolve()
      .then(() => widget.load())
      .then(
        (view) => {
          arrived(type, view)
          settle(type, { status: 'ready', view })
        },
        () => settle(type, { status: 'failed' }),
      )
      .finally(release)
    return loading
  }
  function settle(type: string, state: LoadedView) {
    views.set(type, state)
    const listeners = waiting.get(type) ?? []
    waiting.delete(type)
    for (const listener of listeners) listener()
  }
  return {
    view(type, urgent) {
      if (urgent && later.delete(type)) return load(type)
      return views.get(type) ?? (urgent ? load(type) : loadLater(type))
    },
    wait(type, settled) {
      if ((views.get(type) ?? load(type)).status !== 'loading') {
        settled()
        return () => {}
      }
      let listeners = waiting.get(type)
      if (!listeners) waiting.set(type, (listeners = new Set()))
      listeners.add(settled)
      return () => void listeners.delete(settled)
    },
    retry(type) {
      if (views.get(type)?.status !== 'loading') load(type)
    },
  }
}
