import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

import { firstWidgets } from '../src/rules/first-screen.ts'
import type { Page } from '../src/schemas/documents.ts'

const landing = 'virtual:landing-widgets'
const others = 'virtual:other-widgets'

/** Types of the widgets whose views came with the first script, for whoever names a page's files. */
export const landingFile = '.vite/landing.json'
/** What the manifest calls the widgets that are left out of the first script, and a file with their types. */
export const othersKey = others
export const othersFile = '.vite/other-widgets.json'

/** Home and what stands around it; overlays may put other widgets there. */
const landingDocuments = /^(?:pages\/(?:home|header|side-menu|footer|bottom-bar|toasts)|overlays\/[^/]+)\.json$/

/**
 * Two modules that divide the widgets. `virtual:landing-widgets` has the contracts of what the landing page and its chrome draw, with
 * the views of the first screen, which weigh less packed than alone and cost no request each; it comes with the first script.
 * `virtual:other-widgets` has the other contracts: one download, for the first page that needs one of them. Every other view is a
 * download of its own. Which ones they are the documents say, as they stand when the portal is built; another lobby still draws, a
 * file later.
 */
export function landingViews(root: string): Plugin {
  const views = widgetsIn(['header', 'home'].map((id) => `${root}/layouts/_base/pages/${id}.json`))
  const { first, rest } = divide(root)
  return {
    name: 'foyer-landing-views',
    resolveId: (id) => (id === landing || id === others ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${landing}`) {
        const imports = views.map((type, index) => `import * as view${index} from '${root}/src/widgets/${type}/view.tsx'`)
        return `${imports.join('\n')}\n${listOf(root, first)}\nexport const landingViews = new Map([${views.map((type, index) => `['${type}', view${index}]`).join(', ')}])\nexport const otherWidgets = () => import('${others}').then((module) => module.widgets)`
      }
      return id === `\0${others}` ? listOf(root, rest) : undefined
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: landingFile, source: JSON.stringify(views) })
      this.emitFile({ type: 'asset', fileName: othersFile, source: JSON.stringify(rest) })
    },
  }
}

function listOf(root: string, types: readonly string[]): string {
  return `${types.map((type, index) => `import { widget as widget${index} } from '${root}/src/widgets/${type}/index.ts'`).join('\n')}\nexport const widgets = [${types.map((_, index) => `widget${index}`).join(', ')}]`
}

/** Every widget's folder: those that the landing documents of any brand name, and the rest. */
export function divide(root: string): { first: string[]; rest: string[] } {
  const types = readdirSync(join(root, 'src/widgets'))
    .filter((type) => existsSync(join(root, 'src/widgets', type, 'index.ts')))
    .sort()
  const named = new Set(
    readdirSync(join(root, 'layouts'), { recursive: true, encoding: 'utf8' })
      .filter((path) => landingDocuments.test(path.replaceAll('\\', '/').replace(/^[^/]+\//, '')))
      .flatMap((path) => [...readFileSync(join(root, 'layouts', path), 'utf8').matchAll(/"widget":\s*"([^"]+)"/g)].map(([, type]) => type)),
  )
  return { first: types.filter((type) => named.has(type)), rest: types.filter((type) => !named.has(type)) }
}

/** Widgets on the first screen of those pages, as their files say now. */
export function widgetsIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => firstWidgets(JSON.parse(readFileSync(file, 'utf8')) as Page, '')))] // our own documents, checked by the tests
}
