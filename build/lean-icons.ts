import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Takes from lucide's drawings what no picture needs: a random key and the names of each, which do not pack, and what builds icons for
 * every framework. And has each module import its own drawings instead of the list of all, so that a drawing is downloaded with the part
 * that shows it. The drawings themselves, and how they are asked for in the sources, stay the library's.
 */
export function leanIcons(root: string): Plugin {
  const library = join(root, 'node_modules/lucide-react/dist/esm')
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'foyer-lean-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ },
      handler: () => ({ code: maker, map: null, moduleSideEffects: false }),
    },
    transform: {
      filter: { id: [/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/, /[\\/]apps[\\/]preview[\\/].*\.tsx?$/] },
      handler(code, id) {
        if (!id.endsWith('.mjs')) {
          files ??= filesOfNames(readFileSync(join(library, 'lucide-react.mjs'), 'utf8'))
          return code.includes("from 'lucide-react'") ? { code: withOwnImports(code, library, files), map: null } : undefined
        }
        if (!code.includes('createLucideIcon(')) return undefined // another name of a drawing
        const node = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\n\};/.exec(code)?.[1]?.replaceAll(/,? ?key: "\w+"/g, '')
        if (node === undefined || node.includes('key:')) this.error(`${id} does not hold a drawing as it did when this was written.`)
        return {
          code: `import create from ${JSON.stringify('../createLucideIcon.mjs')}\nexport default /* @__PURE__ */ create(${node})\n`,
          map: null,
        }
      },
    },
  }
}

/** `import { Trash2 } from 'lucide-react'` → `import Trash2 from '…/icons/trash.mjs'`, on as many lines; imports of types stay. */
function withOwnImports(code: string, library: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(/^import \{([^}]+)\} from 'lucide-react'/gm, (whole, list: string) => {
    const imports = list
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', own = name] = part.split(' as ')
        const file = files.get(name)
        return file === undefined ? `import { ${part} } from 'lucide-react'` : `import ${own} from ${JSON.stringify(join(library, file))}`
      })
    return imports.join('; ') + '\n'.repeat(whole.split('\n').length - 1)
  })
}

/** The file of each name in the library's list. */
function filesOfNames(list: string): ReadonlyMap<string, string> {
  return new Map(
    [...list.matchAll(/^export \{([^}]+)\} from '\.\/(icons\/[\w-]+\.mjs)'/gm)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
}

/** What lucide gives: 24 px unless another size is asked for, lines of 2 in the colour of the text, nothing for screen readers unless it has a name. */
const maker = `import { createElement } from 'react'
export default (node) => {
  const drawn = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
  return ({ size = 24, ...rest }) => createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'aria-label' in rest ? undefined : true, ...rest }, drawn)
}
`
