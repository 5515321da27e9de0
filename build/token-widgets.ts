import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:token-widgets'

/**
 * `virtual:token-widgets` exports the block types that draw with each colour of a brand, so that the editor carries no sources to tell it.
 * `root` is the folder of the project.
 */
export function tokenWidgets(root: string): Plugin {
  let known: string | undefined
  return {
    name: 'foyer-token-widgets',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? (known ??= `export const tokenWidgets = ${JSON.stringify(widgetsByToken(root))}`) : undefined),
    watchChange(file) {
      if (/\.(?:css|tsx?)$/.test(file)) known = undefined
    },
  }
}

/** The widgets whose view, or a file that it imports, reads a colour, by its token. */
function widgetsByToken(root: string): Record<string, string[]> {
  const folder = join(root, 'src/widgets')
  const found: Record<string, string[]> = {}
  for (const widget of readdirSync(folder).toSorted())
    for (const token of tokensFrom(join(folder, widget, 'view.tsx'))) (found[token] ??= []).push(widget)
  return found
}

/** The colours that a file reads, and those of every file that it imports or composes. */
function tokensFrom(first: string): ReadonlySet<string> {
  const tokens = new Set<string>()
  const files = new Set([first])
  for (const file of files) {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue
    const text = readFileSync(file, 'utf8')
    for (const [, token = ''] of text.matchAll(/--color-([a-z0-9-]+)/g)) tokens.add(token)
    for (const [, isType, path = ''] of text.matchAll(/(import type [^']*)?(?:from |import\(|import )'(\.[^']+)'/g))
      if (isType === undefined) files.add(join(dirname(file), path))
  }
  return tokens
}
