import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const spoken = new Set(['description', 'title'])
const listed = 'intents' // what a widget may wish: for operators too

/**
 * Leaves what contracts and sources say to operators (titles, descriptions, intents) out of the players' build: the checker and the palette
 * read the sources, a player's page never shows them.
 */
export function leanContracts(): Plugin {
  return {
    name: 'foyer-lean-contracts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]widgets[\\/][^\\/]+[\\/]contract\.ts$|[\\/]model[\\/](?:later[\\/])?sources[\\/][^\\/]+\.ts$/ },
      handler(code) {
        return { code: withoutWords(code), map: null }
      },
    },
  }
}

/**
 * The same module without `description: '…'`, a contract's own `title: '…'` and its `intents: […]`, each with the comma behind it; a property
 * named `title` in a schema is an object and stays.
 */
export function withoutWords(code: string): string {
  const cuts: { start: number; end: number }[] = []
  const visit = (node: Syntax) => {
    const { name = '' } = node.key ?? {}
    const said = spoken.has(name) && node.value?.type === 'Literal' && typeof node.value.value === 'string'
    if (node.type === 'Property' && (said || (name === listed && node.value?.type === 'ArrayExpression'))) cuts.push(node)
    for (const child of Object.values(node).flat()) if (typeof child === 'object' && child !== null && 'type' in child) visit(child)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return cuts.sort((a, b) => b.start - a.start).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
}

type Syntax = { type: string; start: number; end: number; key?: { name?: string }; value?: Syntax & { value?: unknown } }
