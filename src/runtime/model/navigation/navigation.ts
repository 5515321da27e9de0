import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'

import { placeAt } from '../../../rules/routes.ts'
import { textOf } from '../../platform/history.ts'
import type { AddressParts } from '../../platform/history.ts'
import { $release } from '../context/documents.ts'
import { $platform, portalStopped } from '../lifecycle.ts'

/**
 * Where the portal is. `page` is the id of the page document that the release has for this address, `parent` that of the page around it,
 * where there is one.
 */
export type Location = AddressParts & { page: string; parent?: string }
/** `steps`: how many history entries to move, negative for back, to reach the entry of `to`. */
export type Navigation = { to: string; replace?: boolean | undefined; steps?: number | undefined }

// What may happen
/** The player, a guard or React Router asks to go to an address of the portal. */
export const navigationRequested = createEvent<Navigation>()
/** The address has changed, by a request or because the browser went back or forward. */
export const locationChanged = createEvent<AddressParts>()
/** The browser itself went back or forward, to an entry with so many steps over its page (popup-steps.ts). */
export const historyMoved = createEvent<number>()

// What we know
const $address = createStore<AddressParts>({ pathname: '/', search: '', hash: '' })
type Place = Pick<Location, 'page' | 'parent'>
const places = new Map<string, Place>() // by page: the same place is the same value, so that another release alone changes nothing
function placeOf(page: string, parent: string | undefined): Place {
  const known = places.get(page)
  if (known && known.parent === parent) return known
  const place = parent === undefined ? { page } : { page, parent }
  places.set(page, place)
  return place
}
const $place = combine($address, $release, ({ pathname, search }, release) => {
  const { page = 'not-found', parent } = release ? placeAt(release.routes, pathname, search) : { page: 'home', parent: undefined }
  return placeOf(page, parent)
})
export const $location = combine($address, $place, (address, place): Location => ({ ...address, ...place }))
const $stopListening = createStore<() => void>(() => undefined)

// How it changes: the model owns the location; the browser's history is written by it, and read when the browser itself has moved
$address.on(locationChanged, (before, after) => (textOf(before) === textOf(after) ? before : after))

/**
 * Reads the browser's address and follows its history from then on. After a reload the entry of a popup may still be there, but the
 * popup is not: the history goes back to the page's own entry, so that the player's next step back leads to another page. A popup with an
 * address of its own, such as a game's, is the page of that address then.
 */
export const followHistoryFx = attach({
  source: $platform,
  effect: ({ history }) => {
    const changed = scopeBind(locationChanged, { safe: true })
    const moved = scopeBind(historyMoved, { safe: true })
    history.adoptStep()
    changed(history.read())
    const stop = history.listen(() => {
      changed(history.read())
      moved(history.depth())
    })
    if (history.depth() > 0) history.step(-history.depth())
    return stop
  },
})
const stopListeningFx = attach({ source: $stopListening, effect: (stop) => stop() })
$stopListening.on(followHistoryFx.doneData, (_, stop) => stop)
sample({ clock: portalStopped, target: stopListeningFx })

/** Writes the history. Gives the new address, or null when the browser reports it by itself. */
const writeHistoryFx = attach({
  source: { platform: $platform, address: $address },
  effect: ({ platform: { history }, address }, { to, replace, steps }: Navigation): AddressParts | null => {
    const isWritten = textOf(history.read()) === textOf(address) // false after the browser refused an entry
    const depth = history.depth() // entries of popups over this page: the next page takes their place
    if (steps && isWritten && history.step(steps - depth)) return null // a step from an unwritten entry could leave the portal
    const written = replace || steps || depth > 0 ? history.replace(to) : history.push(to)
    return written ? history.read() : partsOf(to, address) // a browser that refuses keeps its address bar, and the portal goes on
  },
})
sample({ clock: navigationRequested, target: writeHistoryFx })
sample({ clock: writeHistoryFx.doneData, filter: (address) => address !== null, target: locationChanged })

/** The address without query and hash: `/rng`. */
export function pathnameOf(to: string): string {
  return to.replace(/[?#].*/s, '')
}

function partsOf(to: string, { pathname }: AddressParts): AddressParts {
  const path = pathnameOf(to)
  const [search = '', ...hash] = to.slice(path.length).split('#')
  return { pathname: path || pathname, search, hash: hash.length > 0 ? `#${hash.join('#')}` : '' }
}
