import { combine, createStore, sample } from 'effector'

import { $documents, documentOf, documentState } from '../documents/documents.ts'
import { $admission } from './guards.ts'
import { $location, located } from './navigation.ts'
import { sessionEnded } from '../session/token.ts'

// What we know
/** The page that was drawn last and its address, in this visit; null before the first. A popup that has an address of its own lies over it. */
export const $visited = createStore<{ page: string; to: string } | null>(null)
/** The page that is drawn: under a popup that has an address of its own, the page it lies over. While a page is being fetched, the one before. */
export const $pageShown = createStore('home')
/** The query of that page; a popup's own query is not it. */
export const $searchShown = createStore('')

// How it changes
type Found = { kind: 'page'; page: string; to: string } | { kind: 'popup'; over: string } | { kind: 'none' }
const $began = createStore(false).on(located, () => true) // before that the location is a guess, and no page was visited
const $found = combine(
  $location,
  $documents,
  $admission,
  $began,
  ({ page, pathname, search, hash }, documents, admission, began): Found => {
    if (!began) return { kind: 'none' }
    const document = documentOf(documents, `page/${page}`)
    if (document?.kind === 'page' && document.as === 'popup') return { kind: 'popup', over: document.over ?? 'home' }
    return admission !== 'open' || documentState(documents, `page/${page}`).status === 'loading'
      ? { kind: 'none' }
      : { kind: 'page', page, to: pathname + search + hash }
  },
)
sample({
  clock: $found,
  source: $visited,
  filter: (_, { kind }) => kind !== 'none',
  fn: (visited, found) => (found.kind === 'page' ? found.page : found.kind === 'popup' ? (visited?.page ?? found.over) : ''),
  target: $pageShown,
})
$visited.on($found, (visited, found) => (found.kind === 'page' ? { page: found.page, to: found.to } : visited))
$visited.reset(sessionEnded) // what only a session may see is not drawn under a login
sample({
  clock: [$location, $pageShown],
  source: { location: $location, shown: $pageShown },
  filter: ({ location, shown }) => location.page === shown,
  fn: ({ location }) => location.search,
  target: $searchShown,
})
