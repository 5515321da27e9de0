import type { Registry } from '../widget/registry.ts'
import type { ViewModule } from '../widget/contract.ts'

export type LoadedView = { status: 'loading' } | { status: 'ready'; view: ViewModule } | { status: 'failed' }

export type Views = {
  /** The view as far as it is there; the first call starts its download. */
  view: (type: string) => LoadedView
  /** Calls `settled` once when the view has arrived or failed, at once when it already has. Gives the way to stop waiting. */
  wait: (type: string, settled: () => void) => () => void
  retry: (type: string) => void
}

/** Views by widget type, each downloaded when the first node needs it. Their words go to the portal's words as they arrive. */
export function createViews(registry: Registry, arrived: (type: string, view: ViewModule) => void): Views {
  const views = new Map<string, LoadedView>()
  const waiting = new Map<string, Set<() => void>>()

  function load(type: string): LoadedView {
    const widget = registry.get(type)
    if (!widget) return { status: 'failed' }
    const state: LoadedView = { status: 'loading' }
    views.set(type, state)
    Promise.resolve()
      .then(() => widget.load())
      .then(
        (view) => {
          arrived(type, view)
          settle(type, { status: 'ready', view })
        },
        () => settle(type, { status: 'failed' }),
      )
    return state
  }
  function settle(type: string, state: LoadedView) {
    views.set(type, state)
    const listeners = waiting.get(type) ?? []
    waiting.delete(type)
    for (const listener of listeners) listener()
  }
  return {
    view: (type) => views.get(type) ?? load(type),
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
