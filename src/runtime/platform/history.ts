/** An address of the portal in parts. `search` begins with `?` and `hash` with `#`, or they are empty. */
export type AddressParts = { pathname: string; search: string; hash: string }

/**
 * The history of this tab. A browser may refuse to write it (Safari takes 100 entries in a short time, a sandboxed frame none): the
 * calls then return false and the address stays as it was.
 */
export type PageHistory = {
  read: () => AddressParts
  push: (to: string) => boolean
  replace: (to: string) => boolean
  /** Adds an entry for something that opens over the page at the same address; `depth` counts them. */
  pushStep: (depth: number) => boolean
  /** How many such things belong to the current entry. */
  depth: () => number
  /** Goes so many entries forward, or back when negative. */
  step: (steps: number) => boolean
  /** Calls `moved` when the browser itself went back, forward or to another hash. Returns what stops it. */
  listen: (moved: () => void) => () => void
}

/**
 * What stands before the portal's own addresses: `/draft/<token>` in a preview that somebody has shared (apps/server/pages/draft-pages.ts),
 * else nothing.
 */
export function addressBase(): string {
  return typeof location === 'undefined' ? '' : (/^\/draft\/[\w-]+(?=\/|$)/.exec(location.pathname)?.[0] ?? '')
}

/** An address of the portal as the browser has it. */
export function withBase(to: string): string {
  return to.startsWith('/') ? addressBase() + to : to
}

export const browserHistory: PageHistory = {
  read() {
    const { pathname, search, hash } = typeof location === 'undefined' ? new URL('http://localhost/') : location
    return { pathname: pathname.slice(addressBase().length) || '/', search, hash }
  },
  push: (to) => succeeds(() => history.pushState(null, '', withBase(to))),
  replace: (to) => replaceEntry(null, withBase(to)),
  pushStep: (depth) => succeeds(() => history.pushState({ depth }, '')),
  depth() {
    const state: unknown = typeof history === 'undefined' ? null : history.state
    return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : 0
  },
  step: (steps) => succeeds(() => history.go(steps)),
  listen(moved) {
    if (typeof window === 'undefined') return () => {}
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  },
}

/** Replaces address and state of the current entry. False when the browser refuses. */
export function replaceEntry(state: unknown, to: string): boolean {
  return succeeds(() => history.replaceState(state, '', to))
}

function succeeds(run: () => void): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}
