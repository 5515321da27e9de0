import { isObject } from '../../schemas/json.ts'
import type { NodeState } from '../../schemas/preview.ts'
import type { NodeHandle } from './nodes.ts'

/** How a node of a page on the screen shows, for the editor to explain. */
export function stateOf(handle: NodeHandle, crashed: boolean): NodeState {
  const { page, id, planned, subscriptions } = handle
  const name = { page: page.id, node: id }
  if (!planned.widget) return { ...name, shown: 'unknown-widget' }
  if (!handle.shown) return { ...name, shown: 'hidden' }
  if (crashed) return { ...name, shown: 'crashed' }
  const { type, inputs } = planned.widget.contract
  const view = page.services.views.view(type, false).status
  let count: number | undefined
  const studios: Studios = new Map()
  for (const [index, { name: input, need, source }] of planned.inputs.entries()) {
    const state = subscriptions?.[index]?.state ?? ({ status: subscriptions ? 'absent' : 'loading' } as const)
    if (state.status === 'ready') {
      count ??= listOf(state.value)?.length
      if (source && listsGames.test(source.name)) countStudios(listOf(state.value) ?? [], studios)
    } else if (need === 'subject' && subscriptions?.[index] && (state.status === 'empty' || state.status === 'absent'))
      return { ...name, shown: state.status, input }
    else if (state.status !== 'loading' && inputs[input]?.instead !== undefined && need !== 'required') continue // its prop is shown
    else if (need === 'required' || (need === 'inside' && view === 'ready')) return { ...name, shown: state.status, input }
  }
  const shown = view === 'ready' ? 'drawn' : view === 'slow' ? 'failed' : view // what is late has the notice of what failed
  return { ...name, shown, ...(count !== undefined && { count }), ...(studios.size > 0 && { studios: Object.fromEntries(studios) }) }
}

/** The rows of a noun: its own, or those of its first list. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return isObject(value) ? Object.values(value).find((each): each is unknown[] => Array.isArray(each)) : undefined
}

const listsGames = /^(?:games|vendors|vendor-rows)\./
type Studios = Map<string, { games: number; down: number }>

/** A game has its studio as `vendor`, a studio its own `code`; a row of studios has a list of them. */
function countStudios(rows: readonly unknown[], studios: Studios): void {
  for (const row of rows) {
    if (!isObject(row)) continue
    if (Array.isArray(row.vendors)) countStudios(row.vendors, studios)
    const isGame = typeof row.vendor === 'string'
    const studio = isGame ? row.vendor : row.code
    if (typeof studio !== 'string' || studio === '') continue
    const { games, down } = studios.get(studio) ?? { games: 0, down: 0 }
    const isDown = isGame && row.maintenance === true && row.maintenanceUntil === undefined // an end is the brand's word
    studios.set(studio, { games: games + Number(isGame), down: down + Number(isDown) })
  }
}
