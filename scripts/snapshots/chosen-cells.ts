import type { Page } from '../../src/schemas/documents.ts'
import { CannotRun } from './cannot-run.ts'
import { cellsOf, wayTo } from './cells.ts'
import type { Axes, Cell } from './cells.ts'
import { changedNames, pageOf } from './documents.ts'
import type { Documents } from './documents.ts'
import { suggestion } from './options.ts'

/** The pages of either version that can be drawn alone, by id; those of the names that were given, or all. */
export function chosenPages(names: readonly string[], versions: readonly Documents[]): Page[] {
  const pages = new Map<string, Page>()
  for (const documents of versions)
    for (const document of documents.sanitized.values()) if (document.kind === 'page') pages.set(document.id, document)
  const all = [...pages.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  if (names.length === 0) return all.filter((page) => wayTo(page) !== undefined)
  return [...new Set(names.map((name) => pageNamed(name, pages, versions)))]
}

function pageNamed(name: string, pages: ReadonlyMap<string, Page>, versions: readonly Documents[]): Page {
  const id = name
    .replaceAll('\\', '/')
    .replace(/^(?:.*\/)?pages\/|^page\//, '')
    .replace(/\.json$/, '')
  const page = pages.get(id)
  if (page && wayTo(page)) return page
  if (page) throw new CannotRun(`page/${id} is drawn inside other pages and has no address of its own. Name a page that shows it: home.`)
  const other = versions.some(({ authored, unreadable }) => authored.has(name) || unreadable.includes(name))
  if (other && !name.startsWith('page/'))
    throw new CannotRun(`${name} is no page. Name pages that use it; npm run layouts -- where finds them.`)
  if (versions.some(({ unreadable }) => unreadable.includes(`page/${id}`)))
    throw new CannotRun(`page/${id} cannot be read: npm run layouts -- check says why.`)
  const drawable = [...pages.values()].filter((one) => wayTo(one) !== undefined).map((one) => one.id)
  throw new CannotRun(`There is no page "${name}".${suggestion(id, drawable)} Pages: ${drawable.join(', ')}.`)
}

/** Cells that a change of documents can show in, in which case `reason` says so; all of them where the change may reach everywhere. */
export function cellsThatMayDiffer(cells: readonly Cell[], before: Documents, after: Documents): { cells: Cell[]; reason: string | null } {
  const names = changedNames(before, after)
  const touched = new Set<string>()
  for (const name of names) {
    const targets = [before, after].flatMap(({ authored }) => {
      const target = authored.get(name)?.target
      return typeof target === 'string' ? [target] : []
    })
    if (name.startsWith('page/')) touched.add(name.slice('page/'.length))
    else if (name.startsWith('overlay/') && targets.every((target) => target.startsWith('page/')))
      for (const target of targets) touched.add(target.slice('page/'.length))
    else return { cells: [...cells], reason: null } // a menu, a form, the brand: it may be used anywhere
  }
  const shows = (id: string) => {
    const chrome = [before, after].flatMap((documents) => Object.values(pageOf(documents, id)?.chrome ?? {}))
    // a popup is drawn alone, everything else with its header, menus and footer, and with the notices that lie over every page
    return [id, ...chrome, ...inherited].some((part) => typeof part === 'string' && touched.has(part))
  }
  const kept = cells.filter(({ page }) => shows(page))
  if (kept.length === cells.length) return { cells: kept, reason: null }
  if (names.length === 0) return { cells: kept, reason: 'No document differs' }
  const what = names.length === 1 ? '1 document differs' : `${names.length} documents differ`
  return { cells: kept, reason: `${what}, which ${kept.length} of ${cells.length} cells can show` }
}

/** Chrome that pages get without naming it. */
const inherited = ['header', 'side-menu', 'footer', 'bottom-bar', 'toasts']

/** The cells of a run, before they are divided among shards. */
export function chosenCells(names: readonly string[], axes: Axes, versions: readonly Documents[]): Cell[] {
  return cellsOf(chosenPages(names, versions), axes)
}
