import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { ViewModule, Widget } from '../../src/runtime/contract/widget.ts'
import type { Release } from '../../src/schemas/documents.ts'

/**
 * Widgets of the landing page's chrome, of game lists and of the screens in place of any page: their contracts come with the first
 * script, their views when a node needs them. A test (tests/contract/first-widgets.test.ts) compares both lists with the documents.
 */
const first = import.meta.glob<Widget>(
  [
    '../../src/widgets/{balance,blocked-screen,bottom-bar,card-row,category-entrance,footer-links,help-links,language-select}/index.ts',
    '../../src/widgets/{maintenance-screen,member-menu,message-bell,new-vendor-lanes,popup-message,session-clock}/index.ts',
    '../../src/widgets/{session-failed,side-menu,sports-entrance,studio-entrance,theme-switch,toast-list}/index.ts',
    '../../src/widgets/{vendor-mix,vendor-section,wallet-actions}/index.ts',
  ],
  { eager: true, import: 'widget' },
)

/**
 * Widgets that the first screen of the landing page draws: their views come with the first script too, because they cost no request there
 * and compress better together. A test (tests/contract/landing-views.test.ts) compares this list with the documents of the landing page.
 */
export const landingViews = import.meta.glob<ViewModule>(
  [
    '../../src/widgets/{banner-carousel,category-menu,columns,game-section,guest-actions,header-bar,menu-toggle}/view.tsx',
    '../../src/widgets/{notice-marquee,page-heading,search-button,site-logo,top-navigation,winner-board}/view.tsx',
  ],
  { eager: true },
)
const landingContracts = import.meta.glob<Widget['contract']>(
  [
    '../../src/widgets/{banner-carousel,category-menu,columns,game-section,guest-actions,header-bar,menu-toggle}/contract.ts',
    '../../src/widgets/{notice-marquee,page-heading,search-button,site-logo,top-navigation,winner-board}/contract.ts',
  ],
  { eager: true, import: 'contract' },
)

const known = createRegistry([
  ...Object.values(first),
  ...Object.entries(landingViews).flatMap(([path, view]) => {
    const contract = landingContracts[path.replace('view.tsx', 'contract.ts')]
    return contract ? [{ contract, load: () => Promise.resolve(view) }] : []
  }),
])

/**
 * The widgets that are here: the first ones, then all. Every folder of src/widgets is a widget; a view is downloaded when a visible node
 * needs it.
 */
export const registry: Registry = known

/** Adds the widgets that are not among the first. Rejects when their script cannot be loaded. */
export async function completeRegistry(): Promise<void> {
  const { widgets } = await import('./all-widgets.ts')
  for (const widget of Object.values(widgets)) if (!known.has(widget.contract.type)) known.set(widget.contract.type, widget)
}

/** Adds them when one of the documents names a widget that is not here. */
export async function addWidgetsOf(documents: Iterable<unknown>): Promise<void> {
  for (const document of documents) if (namesUnknown(document)) return completeRegistry()
}

/**
 * A release whose documents name only widgets that are here. Where the other widgets cannot be loaded, the bodies that name them are left
 * out: a page without its body is asked for when it is wanted, and says so when it cannot be had.
 */
export async function withWidgets(release: Release): Promise<Release> {
  const entries = Object.entries(release.documents)
  try {
    await addWidgetsOf(entries.map(([, { body }]) => body))
    return release
  } catch {
    return {
      ...release,
      documents: Object.fromEntries(entries.map(([name, each]) => [name, namesUnknown(each.body) ? { hash: each.hash } : each])),
    }
  }
}

function namesUnknown(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('widget' in value && typeof value.widget === 'string' && !known.has(value.widget)) return true
  return Object.values(value).some(namesUnknown)
}
