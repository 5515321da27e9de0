import type { Registry } from '../widget/registry.ts'
import type { ViewModule } from '../widget/contract.ts'

export type LoadedView = { status: 'loading' } | { status: 'ready'; view: ViewModule } | { status: 'failed' }

export type Views = {
  /** The view as far as it is there; the first call starts its download, and `onReady` is called once when it arrives or fails. */
  view: (type: string, onReady: () => void) => LoadedView
  retry: (type: string) => void
  /** Resolves when the view has arrived or failed; asks for it when nobody has. */
  ready: (type: string) => Promise<void>
}

/** Views by widget type, each downloaded when the first node needs it. Their words go to the portal's words as they arrive. */
export function createViews(registry: Registry, arrived: (type: string, view: ViewModule) => void): Views {
  const views = new Map<string, LoadedView>()
  const waiting = new Map<string, Set<() => void>>()

  function load(type: string) {
    const widget = registry.get(type)
    if (!widget) return
    views.set(type, { status: 'loading' })
    widget.load().then(
      (view) => {
        arrived(type, view)
        settle(type, { status: 'ready', view })
      },
      () => settle(type, { status: 'failed' }),
    )
  }
  function settle(type: string, state: LoadedView) {
    views.set(type, state)
    const listeners = waiting.get(type) ?? []
    waiting.delete(type)
    for (const listener of listeners) listener()
  }
  return {
    view(type, onReady) {
      if (!views.has(type)) load(type)
      const state = views.get(type) ?? { status: 'failed' }
      if (state.status === 'loading') {
        const listeners = waiting.get(type) ?? new Set()
        waiting.set(type, listeners.add(onReady))
      }
      return state
    },
    retry: load,
    ready(type) {
      return new Promise((resolve) => {
        if (this.view(type, resolve).status !== 'loading') resolve()
      })
    },
  }
}
