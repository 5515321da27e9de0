import { combine, createStore, sample } from 'effector'

import { $documents, documentOf, documentState } from './documents.ts'
import { $admission } from './guards.ts'
import { $location } from './navigation.ts'
import { sessionEnded } from './token.ts'

// What we know
/** The page that was drawn last and its address, in this visit; null before the first. A popup that has an address of its own lies over it. */
export const $visited = createStore<{ page: string; to: string } | null>(null)
/** The page that is drawn: under a popup that has an address of its own, the page it lies over. While a page is being fetched, the one before. */
export const $pageShown = createStore('home')
/** The query of that page; a popup's own query is not it. */
export const $searchShown = createStore('')

// How it changes
const $found = combine($location, $documents, $admission, ({ page, pathname, search, hash }, documents, admission) => {
  const document = documentOf(documents, `page/${page}`)
  if (document?.kind === 'page' && document.as === 'popup') return { over: document.over ?? 'home' }
  return admission !== 'open' || documentState(documents, `page/${page}`).status === 'loading' ? null : { page, to: pathname + search + hash }
})
sample({ clock: $found, source: $visited, filter: (_, found) => found !== null, fn: (visited, found) => (found && 'page' in found ? found.page : (visited?.page ?? found?.over ?? 'home')), target: $pageShown })
sample({ clock: $found, filter: (found) => found !== null && 'page' in found, fn: (found) => (found && 'page' in found ? found : null), target: $visited })
$visited.reset(sessionEnded) // what only a session may see is not drawn under a login
sample({ clock: [$location, $pageShown], source: { location: $location, shown: $pageShown }, filter: ({ location, shown }) => location.page === shown, fn: ({ location }) => location.search, target: $searchShown })
