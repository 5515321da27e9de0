import type { Page } from '../../src/schemas/documents.ts'
import type { LanguageCode } from '../../src/schemas/language.ts'
import type { DataScenario, FrameViewSettings, Persona } from '../../src/schemas/view-settings.ts'

/** In CSS px. */
export type Viewport = { width: number; height: number }
export type Theme = 'dark' | 'light'

/** One picture: a page document as somebody sees it. Two cells with the same `key` show the same. */
export type Cell = {
  key: string // "home.guest.EN.dark.1440x900.usual": a file name everywhere
  page: string // the document's id
  persona: Persona
  language: LanguageCode
  theme: Theme
  viewport: Viewport
  scenario: DataScenario
}

/** What a run was asked for; an axis that is missing has its default. */
export type Axes = {
  personas?: readonly Persona[] | undefined
  languages?: readonly LanguageCode[] | undefined
  themes?: readonly Theme[] | undefined
  viewports?: readonly Viewport[] | undefined
  scenarios?: readonly DataScenario[] | undefined
}

export const viewportOf = (width: number): Viewport => ({
  width,
  height: heights[width] ?? (width < 640 ? 844 : width < 1_120 ? 1_024 : 900),
})
const heights: Readonly<Record<number, number>> = { 320: 568, 360: 740, 390: 844, 768: 1_024, 1_280: 800, 1_440: 900, 1_920: 1_080 }

/** The looks of a run that names none: each language direction, each theme, a phone and a desktop, in two pictures instead of eight. */
const defaultLooks: readonly { language: LanguageCode; theme: Theme; viewport: Viewport }[] = [
  { language: 'EN', theme: 'dark', viewport: viewportOf(1_440) },
  { language: 'AR', theme: 'light', viewport: viewportOf(390) },
]

/**
 * Every cell of these pages, in a fixed order. A page is drawn for the personas that may open it; personas that are named are taken
 * as they are, so that one sees what a guest gets of a page for members.
 */
export function cellsOf(pages: readonly Page[], axes: Axes): Cell[] {
  const [first] = defaultLooks
  const named = axes.languages ?? axes.themes ?? axes.viewports
  const looks =
    named && first
      ? (axes.languages ?? [first.language]).flatMap((language) =>
          (axes.themes ?? [first.theme]).flatMap((theme) =>
            (axes.viewports ?? [first.viewport]).map((viewport) => ({ language, theme, viewport })),
          ),
        )
      : defaultLooks
  return pages.flatMap((page) =>
    (axes.personas ?? personasOf(page)).flatMap((persona, index) =>
      (axes.personas || named ? looks : looksOf(page, index)).flatMap((look) =>
        (axes.scenarios ?? (['usual'] as const)).map((scenario) => {
          const { language, theme, viewport } = look
          const key = [page.id, persona, language, theme, `${viewport.width}x${viewport.height}`, scenario].join('.')
          return { key, page: page.id, persona, language, theme, viewport, scenario }
        }),
      ),
    ),
  )
}

/**
 * The looks that a page has for one of its personas. Where two see the same page, each has one look: they differ by the chrome, which other
 * pages have in both looks. A page of the agent center has one, because members' pages have its widgets in both, and so has a popup for
 * who is logged in, because popups for everybody have its form. Which one goes by the page's name, so that it stays when pages come and go.
 */
function looksOf(page: Page, persona: number): typeof defaultLooks {
  const isAgents = page.access === 'agent' && page.parent !== undefined
  const isOwnPopup = page.as === 'popup' && (page.access === 'login' || page.access === 'real')
  if (personasOf(page).length === 1 && !isAgents && !isOwnPopup) return defaultLooks
  return defaultLooks.filter((_, index) => (index + page.id.length) % 2 === persona)
}

/**
 * Who a page is drawn for: a guest and a member where both may open it; popups and screens for one of them. A page inside another is drawn
 * for a member: what a guest gets of it is seen where the page around it is drawn.
 */
export function personasOf({ access, as, parent }: Pick<Page, 'access' | 'as' | 'parent'>): readonly Persona[] {
  if (access === 'agent') return ['agent']
  if (access === 'login' || access === 'real' || parent !== undefined) return ['member']
  return as === 'screen' || as === 'popup' ? ['guest'] : ['guest', 'member']
}

const unknownAddress = '/no-such-page'

/**
 * How a page is reached: by its address, or as the screen of a system status. A popup is opened over the page of an unknown address: it
 * is drawn alone, and no other page takes as little time to draw.
 */
export type Way = { at: string; popup: string | null; status: FrameViewSettings['status']; shows: 'page' | 'popup' }

/** Undefined for a page that is a part of others: a header is drawn with every page. */
export function wayTo({ id, as, routes }: Pick<Page, 'id' | 'as' | 'routes'>): Way | undefined {
  const at = routes?.find((route) => !route.includes(':'))
  if (as === 'chrome') return undefined
  if (as === 'screen') return { at: '/', popup: null, status: id === 'blocked' ? '2' : '1', shows: 'page' }
  if (as === 'popup') return { at: unknownAddress, popup: id, status: '0', shows: 'popup' }
  if (id === 'not-found') return { at: unknownAddress, popup: null, status: '0', shows: 'page' }
  return at === undefined ? undefined : { at, popup: null, status: '0', shows: 'page' }
}

/** Part `index` of `count`, from 1: neighbours go to different parts, so that each has a bit of everything. */
export function shardOf<Item>(items: readonly Item[], index: number, count: number): Item[] {
  return items.filter((_, at) => at % count === index - 1)
}
