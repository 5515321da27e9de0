import type { Plugin } from 'vite'

/**
 * Takes from lucide's drawings what no picture needs: a random key and the names of each, which do not pack, and what builds icons for
 * every framework. The drawings themselves, and how they are asked for, stay the library's.
 */
export function leanIcons(): Plugin {
  return {
    name: 'foyer-lean-icons',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/ }, handler: () => ({ code: maker, map: null, moduleSideEffects: false }) },
    transform: {
      filter: { id: /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/ },
      handler(code, id) {
        if (!code.includes('createLucideIcon(')) return undefined // another name of a drawing
        const node = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\n\};/.exec(code)?.[1]?.replaceAll(/,? ?key: "\w+"/g, '')
        if (node === undefined || node.includes('key:')) this.error(`${id} does not hold a drawing as it did when this was written.`)
        return { code: `import create from '../createLucideIcon.mjs'\nexport default /* @__PURE__ */ create(${node})\n`, map: null }
      },
    },
  }
}

/** What lucide gives: 24 px unless another size is asked for, lines of 2 in the colour of the text, nothing for screen readers unless it has a name. */
const maker = `import { createElement } from 'react'
export default (node) => {
  const drawn = node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
  return ({ size = 24, ...rest }) => createElement('svg', { width: size, height: size, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': 'aria-label' in rest ? undefined : true, ...rest }, drawn)
}
`
