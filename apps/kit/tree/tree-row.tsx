import { ChevronRight } from 'lucide-react'
import { memo, useLayoutEffect, useRef } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { t } from '../i18n/words.ts'
import type { TreeRow } from './tree-rows.ts'
import styles from './tree.module.css'

type Props = {
  row: TreeRow
  top: number
  level: number
  place: number
  of: number
  open: boolean | undefined
  selected: boolean
  /** The one row of the tree that Tab reaches. */
  stop: boolean
  dragged: boolean
  /** Given while it is renamed; `undefined` leaves the name as it was. */
  onRenamed: ((text: string | undefined) => void) | undefined
}

/** A row; events are heard by the tree, so that what it is given stays the same while nothing changed. */
export const TreeRowView = memo(function TreeRowView({ row, top, level, place, of, open, selected, stop, dragged, onRenamed }: Props) {
  const { icon: Icon } = row
  return (
    <div
      role="treeitem"
      data-id={row.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={of}
      aria-expanded={open}
      aria-selected={selected}
      aria-label={row.spokenLabel ?? (row.note ? `${row.label}, ${row.note}` : row.label)}
      tabIndex={stop ? 0 : -1}
      className={classes(styles.row, row.muted && styles.muted, dragged && styles.dragged)}
      style={{ insetBlockStart: top, paddingInlineStart: 8 + (level - 1) * 14 }}
    >
      {open === undefined ? null : (
        <span className={styles.twisty} data-twisty>
          <ChevronRight size={14} data-open={open || undefined} aria-hidden="true" />
        </span>
      )}
      {Icon ? <Icon size={16} className={styles.icon} aria-hidden="true" /> : null}
      {onRenamed ? (
        <NameField text={row.name ?? row.label} onDone={onRenamed} />
      ) : (
        <span className={styles.label} dir="auto">
          {row.label}
        </span>
      )}
      {row.note ? <span className={styles.note}>{row.note}</span> : null}
      {row.badges ? <span className={styles.badges}>{row.badges}</span> : null}
    </div>
  )
})

/** Enter and leaving take the name, Escape leaves it. */
function NameField({ text, onDone }: { text: string; onDone: (text: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useLayoutEffect(() => input.current?.select(), [])
  function finish(name: string | undefined) {
    if (done.current) return
    done.current = true
    onDone(name?.trim())
  }
  return (
    <input
      ref={input}
      dir="auto"
      aria-label={t('ui.new-name')}
      defaultValue={text}
      className={styles.name}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(event.currentTarget.value)
        if (event.key === 'Escape') finish(undefined)
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}
