import { combine, createStore, sample } from 'effector'

import { $documents, documentOf, documentState } from './documents.ts'
import { $location } from './navigation.ts'

// What we know
/** The page that is drawn: under a popup that has an address of its own, the page it lies over. While a page is being fetched, the one before. */
export const $pageShown = createStore('home')
/** The query of that page; a popup's own query is not it. */
export const $searchShown = createStore('')

// How it changes
const $found = combine($location, $documents, ({ page }, documents) => {
  const document = documentOf(documents, `page/${page}`)
  if (document?.kind === 'page' && document.as === 'popup') return document.over ?? 'home'
  return documentState(documents, `page/${page}`).status === 'loading' ? null : page
})
sample({ clock: $found, filter: (page) => page !== null, fn: String, target: $pageShown })
sample({ clock: [$location, $pageShown], source: { location: $location, shown: $pageShown }, filter: ({ location, shown }) => location.page === shown, fn: ({ location }) => location.search, target: $searchShown })
