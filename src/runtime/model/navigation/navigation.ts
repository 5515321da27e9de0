import { createEffect, createEvent, createStore } from 'effector'

import type { Address } from '../../../schemas/intents.ts'

/** Where the portal is. `search` begins with `?`, `hash` with `#`, or they are empty; `page` is the id of the page document. */
export type Location = { pathname: string; search: string; hash: string; page: string }
/** `back`: one step back in the history, where `to` lies. */
export type Navigation = { to: string; replace?: boolean | undefined; back?: boolean | undefined }

// What may happen
/** The router came to an address. */
export const located = createEvent<Location>()

// What we know
export const $location = createStore<Location>({ pathname: '/', search: '', hash: '', page: 'home' })
export const $search = $location.map(({ search }) => search)

// How it changes
/** Goes somewhere in the portal. The app's router is its handler; without one nothing happens, as navigation errors are swallowed. */
export const navigateFx = createEffect((_: Navigation): void => undefined)

$location.on(located, (before, after) => (same(before, after) ? before : after))

/** An address as text: `/rng?vassalage=PG`. */
export function pathOf(address: Address): string {
  if (typeof address === 'string') return address
  const query = new URLSearchParams(address.query).toString()
  return query ? `${address.route}?${query}` : address.route
}

/** The address without query and hash: `/rng`. */
export function pathnameOf(to: string): string {
  return to.replace(/[?#].*$/s, '')
}

function same(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search && a.hash === b.hash && a.page === b.page
}
