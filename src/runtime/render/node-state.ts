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
  for (const [index, { name: input, need }] of planned.inputs.entries()) {
    const state = subscriptions?.[index]?.state ?? ({ status: subscriptions ? 'absent' : 'loading' } as const)
    if (state.status === 'ready') count ??= rowsOf(state.value)
    else if (need === 'subject' && subscriptions?.[index] && (state.status === 'empty' || state.status === 'absent'))
      return { ...name, shown: state.status, input }
    else if (state.status !== 'loading' && inputs[input]?.instead !== undefined && need !== 'required') continue // its prop is shown
    else if (need === 'required' || (need === 'inside' && view === 'ready')) return { ...name, shown: state.status, input }
  }
  const shown = view === 'ready' ? 'drawn' : view === 'slow' ? 'failed' : view // what is late has the notice of what failed
  return { ...name, shown, ...(count !== undefined && { count }) }
}

/** How many rows a noun has: its own, or those of its first list. */
function rowsOf(value: unknown): number | undefined {
  const list = Array.isArray(value)
    ? value
    : typeof value === 'object' && value !== null
      ? Object.values(value).find(Array.isArray)
      : undefined
  return list?.length
}
