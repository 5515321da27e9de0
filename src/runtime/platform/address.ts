import { replaceEntry } from './history.ts'

/** The page's own address. */
export type PageAddress = {
  href: () => string
  /**
   * Reads a parameter of the query and takes it out of the address, without a navigation: a token must not stay in history or referrers.
   */
  takeQuery: (name: string) => string | undefined
  readQuery: (name: string) => string | undefined
}

export const browserAddress: PageAddress = {
  href: () => (typeof location === 'undefined' ? 'http://localhost/' : location.href),
  readQuery: (name) => (typeof location === 'undefined' ? undefined : (new URL(location.href).searchParams.get(name) ?? undefined)),
  takeQuery(name) {
    if (typeof location === 'undefined') return undefined
    const url = new URL(location.href)
    const value = url.searchParams.get(name)
    if (value === null) return undefined
    url.searchParams.delete(name)
    replaceEntry(history.state, `${url.pathname}${url.search}${url.hash}`)
    return value || undefined
  },
}
