import { startTransition } from 'react'

import type { Registry } from '../contract/registry.ts'
import type { ViewModule } from '../contract/widget.ts'
import type { Missed } from '../../schemas/failure.ts'
import { failureOfFile, needed } from '../platform/needed.ts'
import { reloadPage } from '../platform/page.ts'
import type { IdleTasks } from './idle.ts'

/** How long, in ms, a view may take before its node says so and offers a retry; and until it has failed (specification, section 9). */
export const [slowViewMs, lateViewMs] = [10_000, 120_000]

/** `slow`: still on its way, and drawn when it comes. */
export type LoadedView =
  | { status: 'loading' }
  | { status: 'slow' }
  | { status: 'failed'; failure: Missed }
  | { status: 'ready'; view: ViewModule }

export type Views = {
  /** The view as far as it is loaded. The first call starts its download: at once, or when the first screen has its own views. */
  view: (type: string, isUrgent: boolean) => LoadedView
  /** Calls `done` when the view has loaded or failed, at once when it already has, and when it is slow; the returned function stops it. */
  wait: (type: string, done: () => void) => () => void
  retry: (type: string) => void
  /** Widgets whose views are there. */
  loaded: () => string[]
}

const loading: LoadedView = { status: 'loading' }
const late: LoadedView = { status: 'failed', failure: { kind: 'offline' } }
const unknown: LoadedView = { status: 'failed', failure: { kind: 'script' } }

/**
 * Views by widget type, each downloaded when the first node needs it, drawn once `loaded` has it. Those below the fold wait until the
 * first screen has its own.
 */
export function createViews(registry: Registry, loaded: (type: string, view: ViewModule) => Promise<void> | void, idle: IdleTasks): Views {
  const views = new Map<string, LoadedView>()
  const waiting = new Map<string, Set<() => void>>()
  const lazy = new Set<string>()

  function loadLazily(type: string): LoadedView {
    if (lazy.size === 0) idle.run(loadNext)
    lazy.add(type)
    views.set(type, loading)
    return loading
  }

  /** Loads one of those that wait, and the next one when the browser is idle again: what arrives together is also drawn together. */
  function loadNext() {
    const [next] = lazy
    if (next === undefined) return // a node that is seen has loaded it
    lazy.delete(next)
    if (lazy.size > 0) idle.run(loadNext)
    load(next, 'idle')
  }
  function load(type: string, why?: 'asked' | 'idle'): LoadedView {
    const widget = registry.get(type)
    if (!widget) return unknown
    views.set(type, loading)
    const release = idle.hold()
    const timers = [setTimeout(finish, slowViewMs, type, { status: 'slow' }), setTimeout(finish, lateViewMs, type, late)]
    Promise.resolve()
      .then(() => needed(() => widget.load(), why))
      .then(
        async (view) => {
          await loaded(type, view)
          finish(type, { status: 'ready', view })
        },
        (error: unknown) => finish(type, { status: 'failed', failure: failureOfFile(error) }),
      )
      .finally(() => {
        timers.forEach(clearTimeout)
        release()
      })
    return loading
  }
  function finish(type: string, state: LoadedView) {
    views.set(type, state)
    const listeners = waiting.get(type) ?? []
    if (state.status !== 'slow') waiting.delete(type)
    // As a transition: nodes whose views arrive together are drawn in slices
    startTransition(() => {
      for (const listener of listeners) listener()
    })
  }
  return {
    view(type, isUrgent) {
      if (isUrgent && lazy.delete(type)) return load(type)
      return views.get(type) ?? (isUrgent ? load(type) : loadLazily(type))
    },
    wait(type, done) {
      const { status } = views.get(type) ?? load(type)
      if (status === 'ready' || status === 'failed') {
        done()
        return () => {}
      }
      let listeners = waiting.get(type)
      if (!listeners) waiting.set(type, (listeners = new Set()))
      listeners.add(done)
      return () => void listeners.delete(done)
    },
    retry(type) {
      const status = views.get(type)?.status
      if (status === 'slow') reloadPage() // a browser asks once for a script that it still waits for
      else if (status !== 'loading') load(type, 'asked')
    },
    loaded: () => [...views].flatMap(([type, { status }]) => (status === 'ready' ? [type] : [])),
  }
}
