import { combine, createEvent, createStore, sample } from 'effector'

import type { JsonObject } from '../../../../src/schemas/json.ts'
import { $doc, $document, $documents, workspaceLoaded } from '../documents/documents.ts'
import { $shown, frameClicked } from './frames.ts'
import { $viewSettings, addressRead, viewSettingsChanged } from '../documents/view-settings.ts'
import type { ViewSettings } from '../documents/view-settings.ts'
import { $usage } from './analysis.ts'
import { around, blockOf } from '../documents/nodes.ts'
import { addressOf, addressToShow, pageAtAddress } from './showing.ts'

// What may happen
/** Chooses a part of the document that is open (a block, an item, a field, a step), or with null the document itself. */
export const partChosen = createEvent<string | null>()
/**
 * Opens a document, and a part of it. A page is also gone to in the canvas; for any other document one that shows it, unless the page there
 * was selected by the operator while the document before was open. Somebody who does not see the page is exchanged for one who does,
 * but whom the operator chose on the page in the canvas stays there for what is around it. A page that the portal shows while it is closed
 * closes it; the next document is opened with the operator's own choice again.
 */
export const documentOpened = createEvent<{ doc: string; sel?: string | null }>()
/** Another page in the canvas, by its address: selected by the operator. */
export const pageChosen = createEvent<string>()
/** The parent of the selected block; for an outermost block, the page. */
export const outerChosen = createEvent()

// What we know
export const $sel = $viewSettings.map(({ sel }) => sel)
/** The selected block, where the open document is a page and has it. */
export const $block = combine($document, $doc, $sel, (document, doc, sel) =>
  document && doc.startsWith('page/') ? (blockOf(document, sel) ?? null) : null,
)

/** The address that the operator selected last, and what was open then. */
const $byHand = createStore<{ doc: string; at: string } | null>(null)

/** Who views and the system's status: what the operator chose, where opening a document has put something else in its place. */
type Seen = Pick<ViewSettings, 'as' | 'status'>
const $exchanged = createStore<{ own: Seen; given: Seen } | null>(null)

/** Whom the operator chose to view as, and at which address: there they stay, whatever is opened around the page. */
const $chosenViewer = createStore<{ as: ViewSettings['as']; at: string } | null>(null)

/** What the address named with which the editor was opened, until its documents are there. */
const $named = createStore<readonly string[]>([]).on(addressRead, (_, search) => [...new URLSearchParams(search).keys()])

/** A document to open; `isViewerNamed`: a link says who views it, and they stay. */
type Opening = { doc: string; sel?: string | null; isViewerNamed?: boolean }
/** What a link opens that names no page, until it is known which pages show it; the operator may go elsewhere before. */
const $link = createStore<Opening | null>(null)

// How it changes: a link that names no page opens its document as the outline does; what the link names stays
const linkOpened = sample({
  clock: workspaceLoaded,
  source: { viewSettings: $viewSettings, named: $named },
  filter: ({ named }) => named.includes('doc') && !named.includes('at'),
  fn: ({ viewSettings: { doc, sel }, named }): Opening => ({ doc, sel, isViewerNamed: named.includes('as') }),
})
const linkPlaced = sample({ clock: linkOpened, source: $documents, filter: hasPlace, fn: (_, link) => link })
const pagesKnown = sample({ clock: $usage.updates, source: { link: $link, sel: $sel } }).filterMap(({ link, sel }) =>
  link ? { ...link, sel } : undefined,
)
$link
  .on(linkOpened, (_, link) => link)
  .on(viewSettingsChanged, (link, change) => ('doc' in change || 'at' in change ? null : link))
  .reset(pagesKnown)
$named.reset(viewSettingsChanged)
sample({ clock: pageChosen, fn: (at) => ({ at }), target: viewSettingsChanged })
sample({ clock: pageChosen, source: $doc, fn: (doc, at) => ({ doc, at }), target: $byHand })
sample({ clock: partChosen, fn: (sel) => ({ sel }), target: viewSettingsChanged })
const opened = sample({
  clock: [documentOpened, linkPlaced, pagesKnown],
  source: {
    documents: $documents,
    viewSettings: $viewSettings,
    usage: $usage,
    shown: $shown,
    byHand: $byHand,
    exchanged: $exchanged,
    viewer: $chosenViewer,
  },
  fn: ({ documents, viewSettings, usage, shown, byHand, exchanged, viewer }, { doc, sel = null, isViewerNamed = false }: Opening) => {
    const isChosen = byHand?.doc === viewSettings.doc && byHand.at === viewSettings.at
    const at = isChosen
      ? (addressOf(documents.get(doc)) ?? viewSettings.at)
      : addressToShow(doc, sel, { documents, usage, drawn: shown ? [...shown.popups, shown.page] : [], at: viewSettings.at })
    const isKept = exchanged !== null && exchanged.given.as === viewSettings.as && exchanged.given.status === viewSettings.status
    const own: Seen = isKept ? exchanged.own : { as: viewSettings.as, status: viewSettings.status }
    const isViewerKept = isViewerNamed || (viewer?.as === viewSettings.as && viewer.at === at)
    const place = isViewerKept ? undefined : pageAtAddress(at, documents)
    const given: Seen = { as: isViewerNamed ? own.as : whoSees(documents.get(doc), place, own.as), status: closedBy[doc] ?? own.status }
    return { change: { doc, sel, at, ...given }, own, given }
  },
})
sample({ clock: opened, fn: ({ change }) => change, target: viewSettingsChanged })
$exchanged
  .on(viewSettingsChanged, (kept, change) => ('doc' in change || !('as' in change || 'status' in change) ? kept : null))
  .on(opened, (_, { own, given }) => ({ own, given }))
sample({
  clock: viewSettingsChanged,
  source: $viewSettings,
  filter: (_, change) => 'as' in change && !('doc' in change),
  fn: ({ as, at }) => ({ as, at }),
  target: $chosenViewer,
})
sample({
  clock: outerChosen,
  source: { document: $document, sel: $sel },
  fn: ({ document, sel }) => ({ sel: document && sel !== null ? (around(document, sel)[0]?.id ?? null) : null }),
  target: viewSettingsChanged,
})

/**
 * A first click chooses the outermost block of the page that is open, the next ones go inwards; a click on another page's block opens that
 * page.
 */
sample({
  clock: frameClicked,
  source: { doc: $doc, sel: $sel, documents: $documents },
  fn: ({ doc, sel, documents }, { nodes, menu }): Partial<ViewSettings> => {
    const [inner] = nodes
    if (!inner) return { sel: null }
    const page = nodes.filter((node) => node.page === inner.page)
    const opened = `page/${inner.page}`
    if (opened !== doc) return documents.get(opened) ? { doc: opened, sel: page.at(-1)?.node ?? inner.node } : {}
    const at = page.findIndex(({ node }) => node === sel)
    if (menu && at >= 0) return {} // its menu is requested
    return { sel: (at > 0 ? page[at - 1] : at === 0 ? page[0] : page.at(-1))?.node ?? null }
  },
  target: viewSettingsChanged,
})

/** Whether the page of a document is known before its uses are. */
function hasPlace(documents: ReadonlyMap<string, JsonObject | null>, { doc }: Opening): boolean {
  return addressOf(documents.get(doc)) !== undefined
}

/** The system's status with which the portal shows a page in place of every other one. */
const closedBy: Readonly<Record<string, ViewSettings['status']>> = { 'page/maintenance': '1', 'page/blocked': '2' }
/** The pages that lead on whoever has an account. */
const entryPages: readonly unknown[] = ['login', 'register']

/** Who is viewing, where they see the document that is opened and the page at its address; else somebody who does. */
function whoSees(document: JsonObject | null | undefined, place: JsonObject | undefined, as: ViewSettings['as']): ViewSettings['as'] {
  const who = whoOpens(place, whoOpens(document, as))
  const isOver = document?.as === 'popup' && document !== place
  return entryPages.includes(place?.id) && !isOver && who !== 'trial' ? 'guest' : who
}

/** Who is viewing, where they may open the page; else a member, or an agent on a page for agents. */
function whoOpens(page: JsonObject | null | undefined, as: ViewSettings['as']): ViewSettings['as'] {
  if (page?.kind !== 'page') return as
  if (page.access === 'agent') return 'agent'
  const isKeptOut = as === 'guest' ? page.access === 'login' || page.access === 'real' : as === 'trial' && page.access === 'real'
  return isKeptOut ? 'member' : as
}
