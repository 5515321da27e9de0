import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

import { firstWidgets } from '../../src/runtime/layout/first-screen.ts'
import type { Page } from '../../src/schemas/documents.ts'

const name = 'virtual:landing-views'

/** Types of those widgets, for whoever names a page's files: theirs are in the first script already. */
export const landingFile = '.vite/landing.json'

/**
 * `landingViews`, a module: the views that the first screen of the base lobby draws, by widget type. They come with the first script,
 * where they weigh less than alone and cost no request each; every other view is downloaded when a node needs it. Which ones they are
 * the documents say, as they stand when the portal is built; another lobby still draws, a file later.
 */
export function landingViews(root: string): Plugin {
  const types = widgetsIn(['header', 'home'].map((id) => `${root}/layouts/_base/pages/${id}.json`))
  return {
    name: 'foyer-landing-views',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const imports = types.map((type, index) => `import * as view${index} from '${root}/src/widgets/${type}/view.tsx'`)
      return `${imports.join('\n')}\nexport const landingViews = new Map([${types.map((type, index) => `['${type}', view${index}]`).join(', ')}])`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: landingFile, source: JSON.stringify(types) })
    },
  }
}

/** Widgets on the first screen of those pages, as their files say now. */
export function widgetsIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => firstWidgets(JSON.parse(readFileSync(file, 'utf8')) as Page, '')))] // our own documents, checked by the tests
}
