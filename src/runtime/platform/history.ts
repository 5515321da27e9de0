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
  /**
   * Adds an entry for something that opens over the page, or writes the current one anew; `depth` counts them. `to` is what the browser
   * shows for it and loads after a reload: `read` gives the page under it.
   */
  writeStep: (depth: number, to?: string) => boolean
  /** How many such things belong to the current entry. */
  depth: () => number
  /** After a reload: the address that the current entry shows is the page's own, and nothing is over it. Only for an entry with its own. */
  adoptStep: () => void
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
    const { under } = entryState()
    if (typeof under !== 'string') return shownAddress()
    const { pathname, search, hash } = new URL(under, 'http://localhost/')
    return { pathname, search, hash }
  },
  push: (to) => succeeds(() => history.pushState(null, '', withBase(to))),
  replace: (to) => replaceEntry(null, withBase(to)),
  writeStep(depth, to) {
    const page = textOf(this.read())
    const isNew = depth > this.depth()
    const shown = to ?? (isNew ? textOf(shownAddress()) : page)
    const state = shown === page ? { depth } : { depth, under: page }
    return isNew ? succeeds(() => history.pushState(state, '', withBase(shown))) : replaceEntry(state, withBase(shown))
  },
  depth() {
    const { depth } = entryState()
    return typeof depth === 'number' ? depth : 0
  },
  adoptStep() {
    if (entryState().under !== undefined) replaceEntry(null, withBase(textOf(shownAddress())))
  },
  step: (steps) => succeeds(() => history.go(steps)),
  listen(moved) {
    if (typeof window === 'undefined') return () => {}
    window.addEventListener('popstate', moved)
    return () => window.removeEventListener('popstate', moved)
  },
}

/** The address with query and hash: `/rng?vassalage=PG#top`. */
export function textOf({ pathname, search, hash }: AddressParts): string {
  return pathname + search + hash
}

function shownAddress(): AddressParts {
  const { pathname, search, hash } = typeof location === 'undefined' ? new URL('http://localhost/') : location
  return { pathname: pathname.slice(addressBase().length) || '/', search, hash }
}

/** Of an entry for something over a page: its number, and the page's address where the entry has its own. */
function entryState(): { depth?: unknown; under?: unknown } {
  const state: unknown = typeof history === 'undefined' ? null : history.state
  return typeof state === 'object' && state !== null ? state : {}
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
