import type { Brand, Page, PageNode, Release } from '../schemas/documents.ts'
import type { Facts } from '../schemas/facts.ts'
import { wordsDocument } from '../schemas/language.ts'
import type { LanguageCode } from '../schemas/language.ts'
import { inLanguage } from './document-language.ts'
import { evaluate } from './predicate.ts'
import { placeAt } from './routes.ts'

const screens = ['maintenance', 'blocked', 'not-found'] // shown in place of any page, and when the gateway is least likely to answer

/**
 * The documents an address needs at once, by name: its page, the page around it, the page under a popup or the login it asks for, the
 * chrome around them, the root screens, and all that is small and asked for everywhere (brand, flags, orders, menus, the brand's words in
 * its first language and in English) with the overlays over any of them.
 */
export function documentsAt(release: Release, pathname: string, search = ''): Set<string> {
  const wanted = new Set(Object.keys(release.documents).filter((name) => /^(?:brand|flags|order|menu)\//.test(name)))
  const brand = release.documents[`brand/${release.brand}`]?.body as Brand | undefined // a release's bodies are checked
  for (const language of ['EN', brand?.defaultLanguage ?? 'EN'] as const)
    if (release.documents[wordsDocument(language)]) wanted.add(wordsDocument(language))
  const addPage = (id: string | null | undefined) => {
    const name = `page/${id}`
    if (!id || wanted.has(name) || !release.documents[name]) return
    wanted.add(name)
    const page = release.documents[name].body as Page | undefined // a release's bodies are checked
    addPage(page?.over)
    if (page?.access && page.access !== 'anyone') addPage(page.access === 'agent' ? 'agent' : 'login') // where a visitor is led
    for (const chrome of Object.values(page?.chrome ?? {})) addPage(chrome)
  }
  const { page: shown = 'not-found', parent } = placeAt(release.routes, pathname, search)
  for (const id of [parent, shown, 'bottom-bar', ...screens]) addPage(id)
  for (const [name, { body }] of Object.entries(release.documents)) {
    if (name.startsWith('overlay/') && wanted.has((body as { target?: string } | undefined)?.target ?? '')) wanted.add(name)
  }
  return wanted
}

/** The same release with the bodies of those documents alone, for one language or as they are; the others are asked for by their hash. */
export function withBodies(release: Release, names: ReadonlySet<string>, language?: LanguageCode): Release {
  const documents = Object.entries(release.documents).map(([name, { hash, body }]) => [
    name,
    !names.has(name) || body === undefined ? { hash } : { hash, body: language === undefined ? body : inLanguage(body, language) },
  ])
  return { ...release, ...(language && { language }), documents: Object.fromEntries(documents) }
}

/**
 * Every widget that the documents of an address name, drawn or not: their contracts have to be there before the portal draws any of them.
 */
export function widgetsNamedAt(release: Release, pathname: string, search = ''): Set<string> {
  const bodies = [...documentsAt(release, pathname, search)].map((name) => release.documents[name]?.body)
  return new Set(bodies.flatMap(widgetsNamed))
}

/** The widgets of the nodes in a document, those in slots, fallbacks and steps of variations included. */
export function widgetsNamed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'widget' in value && typeof value.widget === 'string' ? [value.widget] : []
  return [...own, ...Object.values(value).flatMap(widgetsNamed)]
}

/** Nodes on the first screen of a page; the portal requests the others when it is first idle. */
export const firstScreen = 5

/** What a first visit is: a guest's, on an open site. What only the browser knows, such as the device, stays unknown. */
const firstVisit: Facts = { role: 'guest', accountFailed: false, category: 'HOME', systemStatus: 0, online: true }

/**
 * Widgets that the first screen of an address draws on a first visit, with its chrome: worth sending before any request. A node whose
 * `when` is false is left out, one that cannot be decided here is not. The root screens are left out, they are rare.
 */
export function widgetsAt(release: Release, pathname: string, search = ''): Set<string> {
  const pages = [...documentsAt(release, pathname, search)]
    .filter((name) => name.startsWith('page/') && !screens.includes(name.slice('page/'.length)))
    .map((name) => release.documents[name]?.body as Page | undefined) // a release's bodies are checked
    // Other chrome is beside the content and is fetched after the first screen
    .filter((page) => page?.as !== 'chrome' || page.id === 'header')
  return new Set(pages.flatMap((page) => (page ? firstWidgets(page, release.brand) : [])))
}

/** Widgets of one page's first screen. */
export function firstWidgets(page: Page, brand: string): string[] {
  const facts: Facts = { ...firstVisit, brand }
  const shown = (nodes: readonly PageNode[]) => nodes.filter(({ when }) => !when || evaluate(when, { facts, flags: {} }) !== false)
  const typesOf = (node: PageNode): string[] => [node.widget, ...shown(Object.values(node.slots ?? {}).flat()).flatMap(typesOf)]
  return shown(page.nodes).slice(0, firstScreen).flatMap(typesOf)
}
