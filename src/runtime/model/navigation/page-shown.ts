import { combine, createStore, sample } from 'effector'

import { $documents, documentOf, documentState } from '../context/documents.ts'
import { $admission, $outerAdmission } from './guards.ts'
import { intentOf } from '../intents.ts'
import { textOf } from '../../platform/history.ts'
import { $location, locationChanged } from './navigation.ts'
import { popupOpened } from './popups.ts'
import { sessionEnded } from '../context/session.ts'

// What we know
/** The last page shown in this visit and its address; null before the first. A popup with an address opens over it. */
export const $visited = createStore<{ page: string; parent: string | undefined; to: string } | null>(null)
/** The page on the screen: under a popup with an address, the page below it; while a page is being fetched, the one before. */
export const $pageShown = createStore('home')
/** The query of that page, not that of a popup. */
export const $searchShown = createStore('')

/**
 * The location, whether its page and the one around it may be shown, and the pages under a popup: one value, so that the router renders
 * them together.
 */
export const $route = combine({
  location: $location,
  admission: $admission,
  outerAdmission: $outerAdmission,
  shown: $pageShown,
  visited: $visited,
})
export type Route = ReturnType<typeof $route.getState>

/** The query at the address, and the one that each page had when it was last there. */
export type Queries = { address: string; ofPage: Readonly<Record<string, string>> }
/**
 * The query that the nodes of a page read. A page that has left the address keeps its query: it stays on the screen under a popup, and
 * for a moment while the next page renders, and must not ask the gateway for something else then.
 */
export const $queries = createStore<Queries>({ address: '', ofPage: {} })

// How it changes
type Found = { kind: 'page'; page: string; parent: string | undefined; to: string } | { kind: 'popup'; over: string } | { kind: 'none' }
const $began = createStore(false).on(locationChanged, () => true) // before that the location is a default, and no page was visited
const $found = combine(
  $location,
  $documents,
  $admission,
  $began,
  ({ page, parent, pathname, search, hash }, documents, admission, began): Found => {
    if (!began) return { kind: 'none' }
    const document = documentOf(documents, `page/${page}`)
    if (document?.kind === 'page' && document.as === 'popup') return { kind: 'popup', over: document.over ?? 'home' }
    return admission !== 'open' || documentState(documents, `page/${page}`).status === 'loading'
      ? { kind: 'none' }
      : { kind: 'page', page, parent, to: textOf({ pathname, search, hash }) }
  },
)
sample({
  clock: $found,
  source: $visited,
  filter: (_, { kind }) => kind !== 'none',
  fn: (visited, found) => (found.kind === 'page' ? found.page : found.kind === 'popup' ? (visited?.page ?? found.over) : ''),
  target: $pageShown,
})
$visited.on($found, (visited, found) => (found.kind === 'page' ? { page: found.page, parent: found.parent, to: found.to } : visited))
$visited.reset(sessionEnded) // what needs a session is not shown under a login
sample({
  clock: [$location, $pageShown],
  source: { location: $location, shown: $pageShown },
  filter: ({ location, shown }) => location.page === shown,
  fn: ({ location }) => location.search,
  target: $searchShown,
})
sample({
  clock: [locationChanged, $location],
  source: { queries: $queries, location: $location },
  filter: ({ queries, location }) => queries.address !== location.search || queries.ofPage[location.page] !== location.search,
  fn: ({ queries, location: { page, parent, search } }): Queries => ({
    address: search,
    ofPage: { ...queries.ofPage, [page]: search, ...(parent && { [parent]: search }) },
  }),
  target: $queries,
})
$queries.on([popupOpened, intentOf('open')], (queries, { popup }) => {
  if (queries.ofPage[popup] === undefined) return queries
  const { [popup]: _, ...ofPage } = queries.ofPage // it opens without an address
  return { ...queries, ofPage }
})
