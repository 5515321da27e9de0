import { classes } from '../../../src/runtime/ui/class-names.ts'
import type { PlacedRow, TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

/** Where a dragged row would go: a line before or after the row `id`, or a frame around it. `label` names the place, `refused` why not. */
export type DropMark = { id: string; at: 'before' | 'after' | 'inside'; label?: string | undefined; refused?: string | boolean | undefined }

/** The 2 px line with a dot that shows the place; `end` is the index of the last row above it. */
export function DropLine<Row extends TreeRow>({
  mark,
  placed,
  end,
  rowHeight,
}: {
  mark: DropMark
  placed: PlacedRow<Row> | undefined
  end: number
  rowHeight: number
}) {
  if (!placed) return null
  const inside = mark.at === 'inside'
  const top = inside || mark.at === 'before' ? placed.index * rowHeight : (end + 1) * rowHeight
  const words = typeof mark.refused === 'string' ? mark.refused : mark.label
  return (
    <div
      className={classes(inside ? styles.around : styles.line, mark.refused && styles.refused)}
      style={{ insetBlockStart: top, insetInlineStart: inside ? 0 : 8 + (placed.level - 1) * 14, ...(inside && { blockSize: rowHeight }) }}
      aria-hidden="true"
    >
      {words ? <span className={styles.place}>{words}</span> : null}
    </div>
  )
}
