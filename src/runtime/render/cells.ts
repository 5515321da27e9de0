import { createWatch, scopeBind } from 'effector'
import type { Scope, Store } from 'effector'

import type { JsonObject } from '../../schemas/json.ts'
import type { Source, SourceState } from '../model/source.ts'

/** What one source knows for one set of arguments, shared by all the nodes that ask the same. */
export class Cell {
  state: SourceState<unknown>
  readonly source: Source
  readonly args: JsonObject
  readonly listeners = new Set<() => void>()

  constructor(source: Source, args: JsonObject, state: SourceState<unknown>) {
    this.source = source
    this.args = args
    this.state = state
  }
}

export type Cells = {
  cell: (source: Source, args: JsonObject) => Cell
  /** Says that a drawn node needs the cell; asks the gateway only for what is not known. */
  want: (cell: Cell) => void
  retry: (cell: Cell) => void
  dispose: () => void
}

/** Watches each source's store once per portal, and tells the cells whose own state changed. */
export function createCells(scope: Scope): Cells {
  const bySource = new Map<Source, { cells: Map<string, Cell>; stop: () => void }>()

  function watched(source: Source) {
    let entry = bySource.get(source)
    if (!entry) {
      const cells = new Map<string, Cell>()
      const stop = createWatch({
        unit: source.from as Store<unknown>, // a source forgets its own type of knowledge; `select` of the same source reads it
        scope,
        fn: (known) => {
          for (const cell of cells.values()) {
            const state = source.select(known, cell.args)
            if (same(state, cell.state)) continue
            cell.state = state
            for (const listener of cell.listeners) listener()
          }
        },
      })
      entry = { cells, stop }
      bySource.set(source, entry)
    }
    return entry
  }

  return {
    cell(source, args) {
      const { cells } = watched(source)
      const key = JSON.stringify(args)
      let cell = cells.get(key)
      if (!cell) cells.set(key, (cell = new Cell(source, args, source.select(scope.getState(source.from), args))))
      return cell
    },
    want(cell) {
      if (cell.source.wanted) scopeBind(cell.source.wanted, { scope })(cell.args)
    },
    retry(cell) {
      const event = cell.source.retried ?? cell.source.wanted
      if (event) scopeBind(event, { scope })(cell.args)
    },
    dispose() {
      for (const { stop } of bySource.values()) stop()
      bySource.clear()
    },
  }
}

function same(a: SourceState<unknown>, b: SourceState<unknown>): boolean {
  if (a === b) return true
  if (a.status !== b.status) return false
  if (a.status === 'ready' && b.status === 'ready') return a.value === b.value && a.refreshing === b.refreshing
  if (a.status === 'failed' && b.status === 'failed') return a.failure === b.failure
  return true
}
