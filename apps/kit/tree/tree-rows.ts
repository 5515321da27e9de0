import type { ReactNode } from 'react'

import { filterText } from '../../../src/runtime/i18n/fold.ts'
import type { IconType } from '../icons/icon.ts'

/** One row of a tree. It renders again only when its object is another one. */
export type TreeRow = {
  id: string
  label: string
  icon?: IconType | undefined
  /** Small things at the end of the line; nothing in them is a control. */
  badges?: ReactNode
  /** A weak text at the end of the line, before the badges. */
  note?: string | undefined
  /** Grey: hidden, off. */
  muted?: boolean | undefined
  /** What screen readers say in place of the label and the note: it includes what the badges show. */
  spokenLabel?: string | undefined
  /** The text that renaming begins with, when it is not the label. */
  name?: string | undefined
}

/** A row with its place: `level`, `place` and `of` count from 1; `open` is `undefined` for a row without rows inside. */
export type PlacedRow<Row extends TreeRow> = {
  row: Row
  index: number
  level: number
  place: number
  of: number
  open: boolean | undefined
  parent: Row | undefined
}

/** Where a dragged row may be put, relative to another one. */
export type DropPlace<Row extends TreeRow> = { at: 'before' | 'after' | 'inside'; row: Row }

/** Dragging rows by pointer. */
export type TreeDrag<Row extends TreeRow> = {
  can?: (row: Row) => boolean
  /** True, or false or a sentence that says why not. */
  may: (row: Row, place: DropPlace<Row>) => boolean | string
  /** The name of the place, drawn at the line. */
  label?: (row: Row, place: DropPlace<Row>) => string
  onMove: (row: Row, place: DropPlace<Row>) => void
}

/** The rows that can be seen, top to bottom. `childrenOf` gives `undefined` for a row that can hold none. */
export function placedRows<Row extends TreeRow>(
  rows: readonly Row[],
  childrenOf: (row: Row) => readonly Row[] | undefined,
  expanded: ReadonlySet<string>,
): PlacedRow<Row>[] {
  const placed: PlacedRow<Row>[] = []
  function add(siblings: readonly Row[], level: number, parent: Row | undefined) {
    for (const [index, row] of siblings.entries()) {
      const inside = childrenOf(row)
      const open = inside ? expanded.has(row.id) : undefined
      placed.push({ row, index: placed.length, level, place: index + 1, of: siblings.length, open, parent })
      if (inside && open) add(inside, level + 1, row)
    }
  }
  add(rows, 1, undefined)
  return placed
}

/** The next row whose label begins with what was typed; one letter again goes on to the row after. */
export function typedRow<Row extends TreeRow>(placed: readonly PlacedRow<Row>[], typed: string, from: number): PlacedRow<Row> | undefined {
  const same = [...typed].every((letter) => letter === typed[0])
  const text = filterText(same ? (typed[0] ?? '') : typed)
  const start = Math.max(from + (same ? 1 : 0), 0)
  for (let step = 0; step < placed.length; step++) {
    const found = placed[(start + step) % placed.length]
    if (found && filterText(found.row.label).startsWith(text)) return found
  }
  return undefined
}
