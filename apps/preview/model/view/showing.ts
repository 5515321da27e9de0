import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { UseKind, Usage } from '../../../../src/authoring/usage/usage.ts'

type Documents = ReadonlyMap<string, JsonObject | null>

const deepest = 4 // a variation of a menu in an area around a page

/** Where a page can be seen: its first address; a page without one has none. */
export function addressOf(document: JsonObject | null | undefined): string | undefined {
  const routes = document?.kind === 'page' && Array.isArray(document.routes) ? document.routes : []
  return routes.find((route): route is string => typeof route === 'string' && !route.includes(':'))
}

/**
 * Names of the pages with an address that show a document: a page shows itself, what its blocks ask for, the layout around it, and what
 * varies any of these. `part`: the chosen flag of a flags document, which shows where it is asked for. Pages that everybody may open come
 * first, home before all.
 */
export function pagesShowing(doc: string, part: string | null, documents: Documents, usage: Pick<Usage, 'of'>): string[] {
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (name: string, depth: number): void => {
    if (seen.has(name) || depth > deepest) return
    seen.add(name)
    const document = documents.get(name)
    const [kind = '', id = ''] = name.split('/')
    if (kind === 'page' && addressOf(document) !== undefined) found.add(name)
    if (kind === 'overlay') return typeof document?.target === 'string' ? follow(document.target, depth + 1) : undefined
    // documents that others name are kinds of use
    const uses = kind === 'flags' ? (part === null ? [] : usage.of('flag', part)) : usage.of(kind as UseKind, id)
    for (const use of uses) {
      // leading there shows nothing of it
      if (use.role === 'link' || use.role === 'target' || use.role === 'over' || (use.kind === 'page' && use.role !== 'chrome')) continue
      follow(use.document, depth + 1)
    }
  }
  follow(doc, 0)
  const rank = (name: string) => (name === 'page/home' ? 0 : (documents.get(name)?.access ?? 'anyone') === 'anyone' ? 1 : 2)
  return [...found].toSorted((a, b) => rank(a) - rank(b))
}

/** An address that no page has: the portal shows its page for such addresses there. */
const nowhere = '/not-found'

/**
 * Where the frame goes when a document is opened: stays where that is shown already, or where nothing shows it. A popup without an address
 * opens over what is there.
 */
export function addressToShow(
  doc: string,
  part: string | null,
  {
    documents,
    usage,
    drawn,
    at,
  }: {
    documents: Documents
    usage: Pick<Usage, 'of'>
    /** Ids of the pages in the frame, popups too. */ drawn: readonly string[]
    at: string
  },
): string {
  const own = addressOf(documents.get(doc))
  if (own !== undefined) return own
  if (doc === 'page/not-found') return nowhere
  if (doc.startsWith('page/') && documents.get(doc)?.as !== 'chrome') return at
  const pages = pagesShowing(doc, part, documents, usage)
  return drawn.some((page) => pages.includes(`page/${page}`)) ? at : (addressOf(documents.get(pages[0] ?? '')) ?? at)
}

/** The document of the page at an address; undefined where no page has it as its first one. */
export function pageAtAddress(at: string, documents: Documents): JsonObject | undefined {
  for (const document of documents.values()) if (document && addressOf(document) === at) return document
  return undefined
}
