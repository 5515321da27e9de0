import { createStore } from 'effector'

import { store, storedValue } from '../../../kit/state/stored.ts'
import { blockAdded } from '../../model/documents/edits.ts'

const key = 'foyer-preview-blocks'
const most = 6

/** The block types that the operator added last, the newest first. Kept in this browser. */
export const $recentBlocks = createStore<readonly string[]>(read()).on(blockAdded, (recent, { widget }) =>
  [widget, ...recent.filter((type) => type !== widget)].slice(0, most),
)
store($recentBlocks, key)

function read(): readonly string[] {
  const kept = storedValue(key)
  return Array.isArray(kept) ? kept.filter((type) => typeof type === 'string').slice(0, most) : []
}
