import { createEvent, sample } from 'effector'

import { isAddress, pathOf } from '../../../schemas/address.ts'
import type { Page } from '../../../schemas/documents.ts'
import type { JsonObject } from '../../../schemas/json.ts'
import { pageAt } from '../../../rules/routes.ts'
import { $documents, $routes, documentOf } from '../context/documents.ts'
import { intentOf, sentIntentOf } from '../intents.ts'
import { $location, navigationRequested, pathnameOf } from './navigation.ts'
import type { Navigation } from './navigation.ts'
import { $visited } from './page-shown.ts'
import { $popups, popupClosed, popupOpened, popupsLeft } from './popups.ts'

// What may happen
/** The popup at the address was closed: the portal goes back to the page under it. `replace`: without a step in the history. */
export const addressLeft = createEvent<{ replace: boolean }>()

// How it changes. Going from one popup to another adds no step to the history: the second replaces the first, at an address or without
// one. A help topic (`/help#term`) opens over the popup that the player is in, which stays as it is
type Going =
  | { kind: 'navigate'; navigation: Navigation }
  | { kind: 'swap'; from: string; popup: string; args: JsonObject }
  | { kind: 'open-over'; popup: string; args: JsonObject }
const going = sample({
  clock: sentIntentOf('go'),
  source: { popups: $popups, documents: $documents, routes: $routes, location: $location },
  filter: (_, { intent }) => isAddress(pathOf(intent.to)),
  fn: ({ popups, documents, routes, location }, { intent, from }): Going => {
    const { to: address, replace } = intent
    const to = pathOf(address)
    const page = pageAt(routes, pathnameOf(to)) ?? ''
    const isPopup = (id: string | undefined) => (documentOf(documents, `page/${id}`) as Page | undefined)?.as === 'popup'
    const toPopup = isPopup(page)
    const open = popups.find(({ popup }) => popup === from?.page)
    const [query = '', hash = ''] = to.slice(pathnameOf(to).length).replace(/^\?/, '').split('#')
    if (toPopup && hash && (open || (isPopup(from?.page) && from?.page !== page))) return { kind: 'open-over', popup: page, args: { hash } }
    if (toPopup && open)
      return { kind: 'swap', from: open.popup, popup: page, args: { ...open.args, ...Object.fromEntries(new URLSearchParams(query)) } }
    const between = toPopup && isPopup(location.page) && from?.page === location.page && location.page !== page
    const keepsBack = between && !to.includes('?') && location.search.includes('back=') // where to go after the login
    const kept = keepsBack ? to.replace(/(?=#|$)/, location.search) : to
    return { kind: 'navigate', navigation: { to: kept, replace: replace ?? between } }
  },
})
sample({ clock: going, filter: ({ kind }) => kind === 'navigate', fn: () => undefined, target: popupsLeft })
sample({
  clock: going,
  filter: ({ kind }) => kind === 'navigate',
  fn: (step) => (step.kind === 'navigate' ? step.navigation : { to: '/' }),
  target: navigationRequested,
})
sample({
  clock: going,
  filter: ({ kind }) => kind !== 'navigate',
  fn: (step) => (step.kind === 'navigate' ? { popup: '' } : { popup: step.popup, args: step.args }),
  target: popupOpened,
})
sample({
  clock: going,
  filter: ({ kind }) => kind === 'swap',
  fn: (step) => ({ popup: step.kind === 'swap' ? step.from : '' }),
  target: popupClosed,
})

// Closing the popup at the address. A page that was shown before is one step back in the history; else the page under the popup
// replaces the address
sample({
  clock: intentOf('close'),
  source: { popups: $popups, location: $location, documents: $documents },
  filter: ({ popups, location, documents }, { popup }) =>
    (popup === undefined ? popups.length === 0 : popup === location.page && !popups.some((open) => open.popup === popup)) &&
    (documentOf(documents, `page/${location.page}`) as Page | undefined)?.as === 'popup',
  fn: () => ({ replace: false }),
  target: addressLeft,
})
sample({
  clock: addressLeft,
  source: { visited: $visited, location: $location, documents: $documents },
  fn: ({ visited, location, documents }, { replace }): Navigation => {
    if (visited) return { to: visited.to, ...(replace ? { replace } : { steps: -1 }) }
    const over = (documentOf(documents, `page/${location.page}`) as Page | undefined)?.over ?? 'home'
    return { to: (documentOf(documents, `page/${over}`) as Page | undefined)?.routes?.[0] ?? '/', replace: true }
  },
  target: navigationRequested,
})
