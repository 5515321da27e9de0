import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

import { firstWidgets, widgetsNamed } from '../src/rules/first-screen.ts'
import { Overlay, Page } from '../src/schemas/documents.ts'

const first = 'virtual:first-widgets'
const entry = 'virtual:entry-widgets'

/** Pages in place of any other, and the chrome that no page names. */
const everywhere = ['maintenance', 'blocked', 'not-found', 'bottom-bar', 'toasts']
/** Where a visitor comes in. */
const entryPages = ['login', 'register', 'forgot-password', 'verify-ip', 'change-password-forced', 'session-failed']

/**
 * `first`: widgets of the landing page, of game lists, of their chrome and of the screens in place of any page. `landing`: those of them
 * that the first screen of the landing page draws. `entry`: what the entry pages draw besides the first ones.
 */
export type WidgetLists = Record<'first' | 'landing' | 'entry', string[]>

/**
 * The widgets that documents of any brand name, by where players need them. Variations count like the page that they change: all that they
 * add. What is no widget is left out; the check of the documents reports it.
 */
export function widgetLists(layouts: string, widgets: ReadonlySet<string>): WidgetLists {
  const brands = readdirSync(layouts).filter((name) => name !== 'schemas' && !name.startsWith('.'))
  const found = { first: new Set<string>(), landing: new Set<string>(), entry: new Set<string>() }
  for (const brand of brands) {
    const documents = ['_base', brand].flatMap((folder) => documentsIn(join(layouts, folder)))
    // a brand's own page is in place of the base's
    const pages = new Map(documents.flatMap((one) => (one.kind === 'page' ? [[one.id, one] as const] : [])))
    const named = (ids: readonly (string | null)[]) =>
      ids
        .flatMap((id) => [pages.get(id ?? ''), ...documents.filter((one) => one.kind === 'overlay' && one.target === `page/${id}`)])
        .flatMap(widgetsNamed)
    const home = pages.get('home')
    const lists = [...pages.values()].filter((page) => page === home || page.nodes.some(({ widget }) => widget === 'game-section'))
    const around = lists.flatMap((page) => Object.values(page.chrome ?? {}))
    for (const type of named([...lists.map(({ id }) => id), ...around, ...everywhere])) found.first.add(type)
    for (const page of [home, pages.get(home?.chrome?.header ?? '')])
      for (const type of page ? firstWidgets(page, brand) : []) found.landing.add(type)
    for (const type of named(entryPages)) found.entry.add(type)
  }
  const known = (types: ReadonlySet<string>) => [...types].filter((type) => widgets.has(type)).toSorted()
  return { first: known(found.first), landing: known(found.landing), entry: known(found.entry).filter((type) => !found.first.has(type)) }
}

/**
 * `virtual:first-widgets` has the widgets that come with the portal's first script, and those of its landing page with their views, because
 * these cost no request there and compress better together. `virtual:entry-widgets` has those of the entry pages. `root` is the folder of
 * the project.
 */
export function firstScripts(root: string): Plugin {
  const folder = (...names: string[]) => join(root, 'src/widgets', ...names).replaceAll('\\', '/')
  const lists = () => widgetLists(join(root, 'layouts'), new Set(readdirSync(folder())))
  const whole = (types: readonly string[]) => ({
    imports: types.map((type, index) => `import { contract as later${index} } from '${folder(type, 'contract.ts')}'`),
    values: types.map((type, index) => `{ contract: later${index}, load: () => import('${folder(type, 'view.tsx')}') }`),
  })
  return {
    name: 'foyer-first-widgets',
    resolveId: (id) => (id === first || id === entry ? `\0${id}` : undefined),
    // In development: a widget that is gone must not be imported any more
    hotUpdate({ type, file }) {
      if (type !== 'delete' || !file.startsWith(folder())) return
      const { moduleGraph } = this.environment
      for (const name of [first, entry]) {
        const module = moduleGraph.getModuleById(`\0${name}`)
        if (module) moduleGraph.invalidateModule(module)
      }
    },
    load(id) {
      if (id === `\0${entry}`) {
        const { imports, values } = whole(lists().entry)
        return [...imports, `export const widgets = [${values.join(', ')}]`].join('\n')
      }
      if (id !== `\0${first}`) return undefined
      const { first: all, landing, entry: others } = lists()
      const { imports, values } = whole(all.filter((type) => !landing.includes(type)))
      const withViews = landing.map((_, index) => `{ contract: contract${index}, load: () => Promise.resolve(view${index}) }`)
      return [
        ...imports,
        ...landing.flatMap((type, index) => [
          `import { contract as contract${index} } from '${folder(type, 'contract.ts')}'`,
          `import * as view${index} from '${folder(type, 'view.tsx')}'`,
        ]),
        `export const widgets = [${[...values, ...withViews].join(', ')}]`,
        `export const landingTypes = ${JSON.stringify(landing)}`,
        `export const entryTypes = ${JSON.stringify(others)}`,
      ].join('\n')
    },
  }
}

/** The documents of a brand's folder as far as they can be read. */
function documentsIn(folder: string): (Page | Overlay)[] {
  return ['pages', 'overlays'].flatMap((kind) =>
    namesIn(join(folder, kind)).flatMap((name) => {
      try {
        const { data } = z.union([Page, Overlay]).safeParse(JSON.parse(readFileSync(join(folder, kind, name), 'utf8')), { jitless: true })
        return data ?? []
      } catch {
        return [] // the check of the documents reports it
      }
    }),
  )
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return [] // a brand may have none of its own
  }
}
