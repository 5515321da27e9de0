import type { DocumentName, LayoutDocument } from '../../schemas/documents.ts'
import type { NodeState } from '../../schemas/preview.ts'
import { fixedPages } from '../../schemas/fixed-pages.ts'
import type { Usage } from '../usage/usage.ts'
import type { VisibilityCheck } from './explain-visibility.ts'

/** A block of a page that draws a menu, or an item of another menu that has its items. */
export type MenuHolder = { document: DocumentName; part: string }

/**
 * Whether a menu is drawn. `elsewhere`: its pages are not open; `unreachable`: nothing leads to them either; `hidden`: the block that draws
 * it is hidden by `check`.
 */
export type MenuDrawn =
  | { drawn: true; by: MenuHolder }
  | { drawn: 'unknown' } // only the portal knows, and has not reported it yet
  | { drawn: false; because: 'nowhere' }
  | { drawn: false; because: 'elsewhere' | 'unreachable'; holders: readonly MenuHolder[] }
  | { drawn: false; because: 'hidden'; by: MenuHolder; check: VisibilityCheck }

export type MenuQuestion = {
  usage: Usage
  documents: ReadonlyMap<string, LayoutDocument>
  /** What a preview frame reports: the open page with its popups and what stands around it, and their blocks by `page/node`. */
  shown: { page: string; popups: readonly string[]; nodes: ReadonlyMap<string, NodeState> } | undefined
  explain: (holder: MenuHolder, state: NodeState | undefined) => readonly VisibilityCheck[]
}

const mostMenus = 16 // one inside the other

/** Says by which block a menu is drawn, or why it is not. Of several blocks one that is drawn counts, else one on the open page. */
export function menuDrawn(menu: string, question: MenuQuestion, depth = 0): MenuDrawn {
  const holders = menuHolders(menu, question)
  const found = holders.map((holder) => heldBy(holder, question, depth))
  return (
    found.find(({ drawn }) => drawn === true) ??
    found.find(({ drawn }) => drawn === 'unknown') ??
    found.find((one) => one.drawn === false && one.because === 'hidden') ??
    (found.length === 0 && isChosenLater(question.usage) ? { drawn: 'unknown' } : missing(found))
  )
}

/** Whether a block takes its menu from the address, a fact or the brand: documents do not say which menu that is. */
function isChosenLater({ of, uses }: Usage): boolean {
  const known = new Set(uses.flatMap(({ kind, document, pointer }) => (kind === 'menu' ? [`${document} ${pointer}`] : [])))
  return of('source', 'menu').some(({ document, pointer }) => !known.has(`${document} ${pointer.replace(/source$/, 'args/id')}`))
}

/** No block on the open page draws it: where it is instead. */
function missing(found: readonly MenuDrawn[]): MenuDrawn {
  const of = (reason: 'elsewhere' | 'unreachable') =>
    found.flatMap((one) => (one.drawn === false && one.because === reason ? one.holders : []))
  for (const because of ['elsewhere', 'unreachable'] as const)
    if (of(because).length > 0) return { drawn: false, because, holders: of(because) }
  return { drawn: false, because: 'nowhere' }
}

function heldBy(holder: MenuHolder, question: MenuQuestion, depth: number): MenuDrawn {
  const [kind, id = ''] = holder.document.split('/')
  const { shown, explain, usage } = question
  if (kind === 'menu') {
    const check = explain(holder, undefined).find(({ state }) => state === 'decided')
    if (check) return { drawn: false, because: 'hidden', by: holder, check }
    return depth < mostMenus ? menuDrawn(id, question, depth + 1) : { drawn: false, because: 'nowhere' }
  }
  const state = shown?.nodes.get(`${id}/${holder.part}`)
  const isOpen = !shown || [shown.page, ...shown.popups, ...[...shown.nodes.values()].map(({ page }) => page)].includes(id)
  if (!isOpen) return { drawn: false, because: isReachable(id, usage) ? 'elsewhere' : 'unreachable', holders: [holder] }
  if (state?.shown === 'loading') return { drawn: 'unknown' }
  const check = explain(holder, state).find((one) => one.state === 'decided')
  if (check) return { drawn: false, because: 'hidden', by: holder, check }
  return state?.shown === 'drawn' ? { drawn: true, by: holder } : { drawn: 'unknown' }
}

/** The blocks and items with a menu, each once; those that a variation puts stand in the document that it changes. */
export function menuHolders(menu: string, { usage, documents }: Pick<MenuQuestion, 'usage' | 'documents'>): MenuHolder[] {
  const holders = usage.of('menu', menu).flatMap(({ document, subject, role }): MenuHolder[] => {
    if (role === 'target') return []
    const overlay = documents.get(document)
    const place = overlay?.kind === 'overlay' ? overlay.target : document
    return /^(?:page|menu)\//.test(place) ? [{ document: place as DocumentName, part: subject }] : []
  })
  return [...new Map(holders.map((holder) => [`${holder.document} ${holder.part}`, holder])).values()]
}

function isReachable(page: string, usage: Usage): boolean {
  return (fixedPages as readonly string[]).includes(page) || usage.of('page', page).some(({ role }) => role !== 'target')
}
