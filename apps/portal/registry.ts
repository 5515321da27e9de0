import { createRegistry } from '../../src/runtime/contract/registry.ts'
import type { Registry } from '../../src/runtime/contract/registry.ts'
import type { ViewModule, Widget } from '../../src/runtime/contract/widget.ts'
import { needed } from '../../src/runtime/platform/needed.ts'
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
 * The widgets that are here: the first ones, then those of the entry pages, or all. Every folder of src/widgets is a widget; a view is
 * downloaded when a visible node needs it.
 */
export const registry: Registry = known

/**
 * Widgets that the login, the registration and the ways to a new password draw besides the first ones: a script of their own. The one with
 * all widgets needs 20 others, which a phone would load and run before the form answers.
 */
export const entryTypes: readonly string[] = ['auth-panel', 'auth-tabs', 'form', 'link-line', 'login-ways', 'tab-set']

/** Adds the widgets that are not among the first. Rejects when their script cannot be loaded: whoever wants a document of them decides. */
export async function completeRegistry(): Promise<void> {
  add((await needed(() => import('./all-widgets.ts'), 'idle')).widgets)
}

/** Adds what one of the documents names and is not here: the entry pages' widgets, or all. Rejects when their script cannot be loaded. */
export async function addWidgetsOf(documents: Iterable<unknown>): Promise<void> {
  const unknown = [...documents].flatMap(unknownIn)
  if (unknown.length === 0) return
  if (unknown.every((type) => entryTypes.includes(type))) add((await needed(() => import('./entry-widgets.ts'), 'idle')).widgets)
  else await completeRegistry()
}

function add(widgets: Record<string, Widget>) {
  for (const widget of Object.values(widgets)) if (!known.has(widget.contract.type)) known.set(widget.contract.type, widget)
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
      documents: Object.fromEntries(entries.map(([name, each]) => [name, unknownIn(each.body).length > 0 ? { hash: each.hash } : each])),
    }
  }
}

/** The widgets that a document names and that are not here. */
function unknownIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'widget' in value && typeof value.widget === 'string' && !known.has(value.widget) ? [value.widget] : []
  return [...own, ...Object.values(value).flatMap(unknownIn)]
}
