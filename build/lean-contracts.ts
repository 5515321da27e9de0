import type { Plugin } from 'vite'
import { parseAst } from 'vite'

const spoken = new Set(['description', 'title'])
const listed = 'intents' // what a widget may wish: for operators too
const declared = new Set(['args', 'value']) // what a source takes and gives
const nouns = /[\\/]schemas[\\/]nouns[\\/][^\\/]+\.ts$/

/**
 * Leaves what contracts and sources say to operators and to the checker out of the players' build: titles, descriptions, intents, nouns
 * and arguments. The server checks documents before it sends them; the portal needs these only for a release that nobody has checked,
 * and then takes the whole files, asked for as `contract.ts?full`.
 */
export function leanContracts(): Plugin {
  return {
    name: 'foyer-lean-contracts',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]widgets[\\/][^\\/]+[\\/]contract\.ts$|[\\/]model[\\/](?:later[\\/])?sources[\\/][^\\/]+\.ts$|[\\/]schemas[\\/]nouns[\\/][^\\/]+\.ts$/,
      },
      handler(code, id) {
        return nouns.test(id) ? { code, map: null, moduleSideEffects: false } : { code: withoutWords(code), map: null }
      },
    },
  }
}

/**
 * The same module without `description: '…'`, a contract's own `title: '…'`, its `intents: […]` and the `noun: …` of its inputs, and a
 * source without `args: …` and `value: …` (`bare` says so), each with the comma behind it; a property named `title` in a schema is an
 * object and stays.
 */
export function withoutWords(code: string): string {
  const cuts: { start: number; end: number; instead: string }[] = []
  const visit = (node: Syntax) => {
    const { name = '' } = node.key ?? {}
    const said = spoken.has(name) && node.value?.type === 'Literal' && typeof node.value.value === 'string'
    if (
      node.type === 'Property' &&
      (said || (name === listed && node.value?.type === 'ArrayExpression') || (name === 'noun' && node.value?.type === 'Identifier'))
    )
      cuts.push({ ...node, instead: '' })
    if (node.type === 'CallExpression' && node.callee?.name === 'defineSource') {
      const [source] = node.arguments ?? []
      for (const property of source?.properties ?? [])
        if (declared.has(property.key?.name ?? '')) cuts.push({ ...property, instead: property.key?.name === 'args' ? 'bare: true,' : '' })
    }
    for (const child of Object.values(node).flat()) if (typeof child === 'object' && child !== null && 'type' in child) visit(child)
  }
  visit(parseAst(code, { lang: 'ts' }))
  return withoutUnused(
    cuts
      .sort((a, b) => b.start - a.start)
      .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end).replace(/^\s*,/, ''), code),
  )
}

/** Without imports whose names are gone with what was cut: a module that is only named would still be packed. */
function withoutUnused(code: string): string {
  return code.replace(
    /^import (?:\{([^}]*)\}|\* as (\w+)) from ['"](?:[^'"]*\/nouns\/[^'"/]+\.ts|zod\/mini)['"];?\n/gm,
    (whole, names: string | undefined, all: string | undefined) => {
      const rest = code.replace(whole, '')
      return (names ?? all ?? '').split(',').some((name) => new RegExp(`\\b${name.trim().split(' as ').at(-1)}\\b`).test(rest)) ? whole : ''
    },
  )
}

type Syntax = {
  type: string
  start: number
  end: number
  key?: { name?: string }
  value?: Syntax & { value?: unknown }
  callee?: { name?: string }
  arguments?: Syntax[]
  properties?: Syntax[]
}
