import { isObject } from '../../../../src/schemas/json.ts'
import { mayStayUnbound } from '../../../../src/runtime/contract/widget.ts'
import type { Contract } from '../../../../src/runtime/contract/widget.ts'
import type { SourceDocs } from '../../../../src/runtime/contract/source-docs.ts'
import type { SourceContract, SourceContracts } from '../../../../src/runtime/contract/source.ts'
import type { JsonObject } from '../../../../src/schemas/json.ts'
import type { GatewayAnswers, ListedGame, NodeState } from '../../../../src/schemas/preview.ts'
import { namedOptions } from '../named-choices.ts'
import type { Arrival, DataModel } from './inspector-types.ts'

/** The state of each input of a block, as far as the frame's report has it. */
export function arrivalsOf(contract: Contract | undefined, state: NodeState | undefined): Readonly<Record<string, Arrival>> {
  if (!contract || !state) return {}
  const inputs = Object.keys(contract.inputs)
  const [first] = inputs
  const named =
    state.input ??
    (state.shown === 'drawn' || state.shown === 'crashed' ? undefined : inputs.find((name) => !mayStayUnbound(contract.inputs[name] ?? {})))
  const arrivals: [string, Arrival][] = []
  if (state.shown === 'drawn' && first !== undefined)
    arrivals.push([first, { status: 'ready', ...(state.count !== undefined && { count: state.count }) }])
  if (named !== undefined && isArrival(state.shown)) arrivals.push([named, { status: state.shown }])
  return Object.fromEntries(arrivals)
}

function isArrival(shown: NodeState['shown']): shown is 'loading' | 'empty' | 'failed' | 'needs-login' | 'absent' {
  return shown === 'loading' || shown === 'empty' || shown === 'failed' || shown === 'needs-login' || shown === 'absent'
}

/** Values to choose from for arguments: documents by their id, categories and studios as the gateway has them. */
export function argumentChoices(
  documents: readonly string[],
  gateway: GatewayAnswers | null,
  formatText: (text: string) => string,
  sourceDocs: ReadonlyMap<string, SourceDocs> | undefined,
  games: readonly ListedGame[] | null = null,
): DataModel['choices'] {
  return (source, argument) => {
    const kind = sourceDocs?.get(source)?.args?.[argument]?.kind
    if (kind === 'category' || kind === 'vendor') return namedOptions(kind, gateway, formatText, [])
    if (kind === 'game' || kind === 'game-node')
      return games ? gameOptions(games, kind === 'game' ? 'code' : 'node', formatText) : undefined
    if (kind)
      return documents
        .filter((name) => name.startsWith(`${kind}/`))
        .map((name) => ({ value: name.slice(kind.length + 1), label: name.slice(kind.length + 1) }))
    return undefined
  }
}

/** Each game once, by its code or its id, with its studio and category. */
function gameOptions(games: readonly ListedGame[], by: 'code' | 'node', formatText: (text: string) => string) {
  const named = new Map(games.filter((game) => game[by] !== '').map((game) => [game[by], game]))
  return [...named].map(([value, { name, vendor, category }]) => ({
    value,
    label: name,
    hint: [value, vendor, formatText(`t:category.${category}`)].join(' · '),
  }))
}

/** Paths of a brand that an argument can be read from: `constants.homePageSize`, `vendors.esports`. */
export function brandPathsOf(brand: JsonObject): readonly string[] {
  return ['constants', 'vendors'].flatMap((group) =>
    isObject(brand[group]) ? Object.keys(brand[group]).map((name) => `${group}.${name}`) : [],
  )
}

export function sourcesOf(sources: SourceContracts | undefined): readonly SourceContract[] {
  return [...(sources?.values() ?? [])]
}
