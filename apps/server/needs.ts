import { evaluate } from '../../src/runtime/rules/predicate.ts'
import { pageAt } from '../../src/runtime/rules/routes.ts'
import type { Page, PageNode, Release } from '../../src/schemas/documents.ts'
import type { Facts } from '../../src/schemas/facts.ts'

/** Files that a page needs before its content is drawn, found in Vite's manifest. Paths are relative to the build, as `assets/x.js`. */
export type Manifest = Record<string, { file: string; src?: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }>

const screens = ['maintenance', 'blocked', 'not-found'] // shown in place of any page, and when the gateway is least likely to answer

/**
 * The documents an address needs at once, by name: its page, the page under a popup, the chrome around them, the root screens, and
 * all that is small and asked for everywhere (brand, flags, orders, menus) with the overlays over any of them.
 */
export function documentsAt(release: Release, pathname: string): Set<string> {
  const wanted = new Set(Object.keys(release.documents).filter((name) => /^(?:brand|flags|order|menu)\//.test(name)))
  const addPage = (id: string | null | undefined) => {
    const name = `page/${id}`
    if (!id || wanted.has(name) || !release.documents[name]) return
    wanted.add(name)
    const page = release.documents[name].body as Page | undefined // a release's bodies are checked
    addPage(page?.over)
    for (const chrome of Object.values(page?.chrome ?? {})) addPage(chrome)
  }
  for (const id of [pageAt(release.routes, pathname) ?? 'not-found', 'bottom-bar', ...screens]) addPage(id)
  for (const [name, { body }] of Object.entries(release.documents)) {
    if (name.startsWith('overlay/') && wanted.has((body as { target?: string } | undefined)?.target ?? '')) wanted.add(name)
  }
  return wanted
}

/** The same release with the bodies of those documents alone; the others are asked for by their hash. */
export function withBodies(release: Release, names: ReadonlySet<string>): Release {
  const documents = Object.entries(release.documents).map(([name, document]) => [name, names.has(name) ? document : { hash: document.hash }])
  return { ...release, documents: Object.fromEntries(documents) }
}

/** Nodes of a page that stand on its first screen; the portal asks for the others when it is first at rest (render/list.ts). */
const firstScreen = 4

/** What a first visit is: a guest's, on an open site. What only the browser knows, such as the device, stays unknown. */
const firstVisit: Facts = { role: 'guest', category: 'HOME', systemStatus: 0, online: true }

/**
 * Widgets that the first screen of an address draws on a first visit, with its chrome: worth sending before anybody asks. A node whose
 * `when` says no is left out, one that cannot be decided here is not. The root screens are left out, they are rare.
 */
export function widgetsAt(release: Release, pathname: string): Set<string> {
  const pages = [...documentsAt(release, pathname)].filter((name) => name.startsWith('page/') && !screens.includes(name.slice('page/'.length)))
    .map((name) => release.documents[name]?.body as Page | undefined) // a release's bodies are checked
    .filter((page) => page?.as !== 'chrome' || page.id === 'header') // the rest stands beside the content: asked for when the first screen stands
  return new Set(pages.flatMap((page) => (page ? firstWidgets(page, release.brand) : [])))
}

/** Widgets of one page's first screen. */
export function firstWidgets(page: Page, brand: string): string[] {
  const facts: Facts = { ...firstVisit, brand }
  const shown = (nodes: readonly PageNode[]) => nodes.filter(({ when }) => !when || evaluate(when, { facts, flags: {} }) !== false)
  const typesOf = (node: PageNode): string[] => [node.widget, ...shown(Object.values(node.slots ?? {}).flat()).flatMap(typesOf)]
  return shown(page.nodes).slice(0, firstScreen).flatMap(typesOf)
}

/** Scripts and styles of the entry's imports and of those widgets' views with all they import, without what the page names itself. */
export function viewFiles(manifest: Manifest, widgets: Iterable<string>): { scripts: string[]; styles: string[] } {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const views = [...widgets].map((type) => viewKey(manifest, type)).filter((key) => key !== undefined)
  const all = [...closure(manifest, [...entries, ...views])].filter((key) => !entries.includes(key)).flatMap((key) => manifest[key] ?? [])
  return { scripts: [...new Set(all.map(({ file }) => file))], styles: [...new Set(all.flatMap(({ css }) => css ?? []))] }
}

/** Everything that those entries of the manifest import statically, themselves included. */
export function closure(manifest: Manifest, keys: Iterable<string>): Set<string> {
  const reached = new Set<string>()
  const visit = (key: string) => {
    if (reached.has(key) || !manifest[key]) return
    reached.add(key)
    for (const imported of manifest[key].imports ?? []) visit(imported)
  }
  for (const key of keys) visit(key)
  return reached
}

/** Scripts with the words of a language that is a download of its own. */
export function wordFiles(manifest: Manifest, tag: string): string[] {
  const keys = Object.keys(manifest).filter((key) => key.includes(`locales/${tag}/`))
  return [...new Set([...closure(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))]
}

function viewKey(manifest: Manifest, type: string): string | undefined {
  return Object.keys(manifest).find((key) => key.endsWith(`src/widgets/${type}/view.tsx`))
}

/** The file of a brand's text face, latin letters, upright: the first name of its `font-ui` token. */
export function fontFile(manifest: Manifest, fontToken: string | undefined): string | undefined {
  const family = /^\s*["']?([^"',]+)/.exec(fontToken ?? '')?.[1]?.replace(/ Variable$/, '').trim().toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  if (!family) return undefined
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])])
  return files.find((file) => file.endsWith('.woff2') && new RegExp(`/${family}-latin-(?:wght|400)-normal[-.]`).test(file))
}
