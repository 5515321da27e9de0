import { combine, createEvent, sample } from 'effector'

import type { JsonObject } from '../../../src/schemas/json.ts'
import { $doc, $document, $documents } from './documents.ts'
import { frameClicked } from './frames.ts'
import { $look, looked } from './look.ts'
import type { Look } from './look.ts'
import { around, blockOf } from './nodes.ts'

// What may happen
/** Chooses a part of the document that is open (a block, an item, a field, a step), or with null the document itself. */
export const partChosen = createEvent<string | null>()
/** Opens a document, and a part of it. A page is also gone to in the canvas. */
export const documentOpened = createEvent<{ doc: string; sel?: string | null }>()
/** The block around the chosen one; around the outermost the page. */
export const outerChosen = createEvent()

// What we know
export const $sel = $look.map(({ sel }) => sel)
/** The chosen block, where the open document is a page and has it. */
export const $block = combine($document, $doc, $sel, (document, doc, sel) => (document && doc.startsWith('page/') ? (blockOf(document, sel) ?? null) : null))

// How it changes
sample({ clock: partChosen, fn: (sel) => ({ sel }), target: looked })
sample({
  clock: documentOpened,
  source: { documents: $documents, look: $look },
  fn: ({ documents, look }, { doc, sel = null }) => ({ doc, sel, at: addressOf(documents.get(doc)) ?? look.at }),
  target: looked,
})
sample({
  clock: outerChosen,
  source: { document: $document, sel: $sel },
  fn: ({ document, sel }) => ({ sel: document && sel !== null ? (around(document, sel)[0]?.id ?? null) : null }),
  target: looked,
})

/** A first click chooses the outermost block of the page that is open, the next ones go inwards; a click on another page's block opens that page. */
sample({
  clock: frameClicked,
  source: { doc: $doc, sel: $sel, documents: $documents },
  fn: ({ doc, sel, documents }, { nodes, menu }): Partial<Look> => {
    const [inner] = nodes
    if (!inner) return { sel: null }
    const page = nodes.filter((node) => node.page === inner.page)
    const opened = `page/${inner.page}`
    if (opened !== doc) return documents.get(opened) ? { doc: opened, sel: page.at(-1)?.node ?? inner.node } : {}
    const at = page.findIndex(({ node }) => node === sel)
    if (menu && at >= 0) return {} // its menu is wanted
    return { sel: (at > 0 ? page[at - 1] : at === 0 ? page[0] : page.at(-1))?.node ?? null }
  },
  target: looked,
})

/** Where a page can be seen: its first address; a page without one has none. */
export function addressOf(document: JsonObject | null | undefined): string | undefined {
  const routes = document?.kind === 'page' && Array.isArray(document.routes) ? document.routes : []
  const plain = routes.find((route): route is string => typeof route === 'string' && !route.includes(':'))
  return plain
}
