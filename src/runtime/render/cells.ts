import { createWatch, scopeBind } from 'effector'
import type { Scope, Store } from 'effector'

import type { JsonObject } from '../../schemas/json.ts'
import type { Source, SourceState } from '../contract/source.ts'

/** Who is told when a cell changes: a drawn node. An object rather than a function, because a lobby has a thousand of them. */
export type CellReader = { inputChanged: () => void }

/** What one source knows for one set of arguments, shared by all the nodes that ask the same. */
export class Cell {
  state: SourceState<unknown>
  /** The moment of the portal's knowledge (`Cells.moment`) at which the state became what it is. */
  changed = 0
  readonly source: Source
  readonly args: JsonObject
  readonly key: string
  private reader: CellReader | null = null // most cells have one reader, and a Set costs more than a cell
  private others: Set<CellReader> | null = null

  constructor(source: Source, args: JsonObject, key: string, state: SourceState<unknown>) {
    this.source = source
    this.args = args
    this.key = key
    this.state = state
  }

  get read(): boolean {
    return this.reader !== null || (this.others !== null && this.others.size > 0)
  }

  add(reader: CellReader) {
    if (this.reader === null || this.reader === reader) this.reader = reader
    else (this.others ??= new Set()).add(reader)
  }

  remove(reader: CellReader) {
    if (this.reader === reader) this.reader = null
    else this.others?.delete(reader)
  }

  tell() {
    const { reader, others } = this
    reader?.inputChanged()
    if (others) for (const other of others) other.inputChanged()
  }
}

export type Cells = {
  /** Counts the changes of what is known; a node compares it with the moment at which it was drawn. */
  moment: number
  cell: (source: Source, args: JsonObject) => Cell
  listen: (cell: Cell, reader: CellReader) => void
  /** Stops telling the reader; a cell that nobody reads is forgotten. */
  leave: (cell: Cell, reader: CellReader) => void
  /** Says that a drawn node needs the cell; asks the gateway only for what is not known. */
  want: (cell: Cell) => void
  retry: (cell: Cell) => void
  /** How many cells are known: for tests that look for leaks. */
  size: () => number
  dispose: () => void
}

type Watched = {
  byKey: Map<string, Cell>
  stop: () => void
  want: ((args: JsonObject) => void) | undefined
  retry: ((args: JsonObject) => void) | undefined
}

/** Watches each source's store once per portal, and tells the cells whose own state changed. `settled` hears of cells that were answered or forgotten. */
export function createCells(scope: Scope, settled: (cell: Cell) => void = () => {}): Cells {
  const bySource = new Map<Source, Watched>()

  function watched(source: Source): Watched {
    let entry = bySource.get(source)
    if (!entry) {
      const byKey = new Map<string, Cell>()
      const retried = source.retried ?? source.wanted
      entry = {
        byKey,
        want: source.wanted && scopeBind(source.wanted, { scope }),
        retry: retried && scopeBind(retried, { scope }),
        stop: createWatch({
          unit: source.from as Store<unknown>, // a source forgets its own type of knowledge; `select` of the same source reads it
          scope,
          fn: (known) => update(source, known, byKey),
        }),
      }
      bySource.set(source, entry)
    }
    return entry
  }

  function update(source: Source, known: unknown, byKey: ReadonlyMap<string, Cell>) {
    cells.moment++
    const changed: Cell[] = []
    for (const cell of byKey.values()) {
      const state = source.select(known, cell.args)
      if (same(state, cell.state)) continue
      cell.state = state
      cell.changed = cells.moment
      changed.push(cell)
    }
    for (const cell of changed) {
      cell.tell()
      if (cell.state.status !== 'loading') settled(cell)
    }
  }

  const cells: Cells = {
    moment: 0,
    cell(source, args) {
      const { byKey } = watched(source)
      const key = keyOf(args)
      let cell = byKey.get(key)
      if (!cell) byKey.set(key, (cell = new Cell(source, args, key, source.select(scope.getState(source.from), args))))
      return cell
    },
    listen(cell, reader) {
      cell.add(reader)
      const { byKey } = watched(cell.source)
      if (byKey.get(cell.key) === cell) return
      // It was forgotten between drawing and listening, while nobody read it.
      byKey.set(cell.key, cell)
      const state = cell.source.select(scope.getState(cell.source.from), cell.args)
      if (same(state, cell.state)) return
      cell.state = state
      cell.changed = ++cells.moment
    },
    leave(cell, reader) {
      cell.remove(reader)
      if (cell.read) return
      const byKey = bySource.get(cell.source)?.byKey
      if (byKey?.get(cell.key) === cell) byKey.delete(cell.key)
      settled(cell)
    },
    want: (cell) => watched(cell.source).want?.(cell.args),
    retry: (cell) => watched(cell.source).retry?.(cell.args),
    size: () => [...bySource.values()].reduce((total, { byKey }) => total + byKey.size, 0),
    dispose() {
      for (const { stop } of bySource.values()) stop()
      bySource.clear()
    },
  }
  return cells
}

/** Arguments as a key. One text or number, as most have, is written by hand: JSON costs ten times as much. */
function keyOf(args: JsonObject): string {
  const names = Object.keys(args)
  if (names.length === 0) return ''
  const [name = ''] = names
  const value = args[name]
  return names.length === 1 && typeof value === 'string' ? `${name}=${value}` : JSON.stringify(args)
}

function same(a: SourceState<unknown>, b: SourceState<unknown>): boolean {
  if (a === b) return true
  if (a.status !== b.status) return false
  if (a.status === 'ready' && b.status === 'ready') return a.value === b.value && a.refreshing === b.refreshing
  if (a.status === 'failed' && b.status === 'failed') return a.failure === b.failure
  return true
}
