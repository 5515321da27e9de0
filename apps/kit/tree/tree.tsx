import { Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'

import { classes } from '../../../src/runtime/ui/class-names.ts'
import { lazyComponent } from '../i18n/lazy-component.ts'
import { useLanguage } from '../i18n/words.ts'
import { useTouch } from '../layout/window-width.ts'
import type { VisibleRange } from './visible-rows.tsx'
import { placedRows, typedRow } from './tree-rows.ts'
import type { PlacedRow, TreeDrag, TreeRow } from './tree-rows.ts'
import { DropLine } from './tree-drop-line.tsx'
import type { DropMark } from './tree-drop-line.tsx'
import { TreeRowView } from './tree-row.tsx'
import { useTreeDrag } from './tree-drag.ts'
import styles from './tree.module.css'

export type TreeProps<Row extends TreeRow> = {
  label: string
  /** Rows of the first level. Keep the object of a row that did not change: only others are drawn again. */
  rows: readonly Row[]
  /** Rows inside a row, `undefined` where there can be none. */
  childrenOf?: ((row: Row) => readonly Row[] | undefined) | undefined
  selected: string | undefined
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
  /** A press, Enter, or an arrow where `follow` is set. */
  onChoose: (row: Row, by: 'press' | 'enter' | 'arrow') => void
  /** A secondary press, Shift F10 or the menu key; the point is in px of the window, for `MenuAt`. */
  onOpenMenu?: ((row: Row, point: { x: number; y: number }) => void) | undefined
  /** Every key first; `preventDefault` keeps it from the tree, and 'pass' leaves a letter to the page, unless it goes on with a name. */
  onKey?: ((row: Row, event: KeyboardEvent) => void | 'pass') | undefined
  onHover?: ((row: Row | undefined) => void) | undefined
  /** Makes F2 and a second press on the name rename in place. */
  onRename?: ((row: Row, text: string) => void) | undefined
  /** Controls from outside which row is being renamed. */
  renaming?: string | undefined
  onRenaming?: ((id: string | undefined) => void) | undefined
  drag?: TreeDrag<Row> | undefined
  /** The same line as dragging draws, for moving by keyboard. */
  mark?: DropMark | undefined
  /** Arrow keys choose as they go. */
  follow?: boolean | undefined
  /** The chosen row is `solid` blue or `soft`. */
  look?: 'solid' | 'soft' | undefined
  className?: string | undefined
}

const rowHeights = { pointer: 28, touch: 40 } // as --row
const typingMs = 700 // letters that follow within it are one name
const allDrawn = 120 // up to here nothing is left out
const unmeasured: VisibleRange = { from: 0, to: 32 } // of a long tree, until its height is known

const VisibleRows = lazyComponent(
  () => import('./visible-rows.tsx'),
  ({ VisibleRows }) => VisibleRows,
)

/**
 * An ARIA tree: one stop, arrows move (mirrored from right to left), Home, End and letters jump, `*` opens all beside, Enter chooses.
 * Long trees draw what can be seen and the row that has the focus. When that row goes, the one in its place has the focus.
 */
export function Tree<Row extends TreeRow>(props: TreeProps<Row>) {
  const {
    label,
    rows,
    childrenOf = noChildren,
    selected,
    expanded,
    onExpand,
    onChoose,
    onOpenMenu,
    onKey,
    onHover,
    onRename,
    drag,
    mark,
    follow,
    look = 'solid',
    className,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const hovered = useRef<string>(undefined)
  const [focused, setFocused] = useState<{ id: string; index: number }>()
  const [renamingHere, setRenamingHere] = useState<string>()
  const { direction } = useLanguage()
  const renaming = props.onRenaming ? props.renaming : renamingHere
  const setRenaming = props.onRenaming ?? setRenamingHere

  const placed = useMemo(() => placedRows(rows, childrenOf, expanded), [rows, childrenOf, expanded])
  const byId = useMemo(() => new Map(placed.map((one) => [one.row.id, one])), [placed])
  const active =
    (focused && (byId.get(focused.id) ?? placed[Math.min(focused.index, placed.length - 1)])) ??
    (selected === undefined ? undefined : byId.get(selected)) ??
    placed[0]

  const activeIndex = active?.index ?? 0
  const [inSight, setInSight] = useState(unmeasured)
  const shown =
    placed.length <= allDrawn
      ? placed
      : placed.filter(({ index }) => (index >= inSight.from && index < inSight.to) || index === activeIndex)
  const rowHeight = useTouch() ? rowHeights.touch : rowHeights.pointer
  const dragging = useTreeDrag({ box, placed, rowHeight, drag, expanded, onExpand })

  // What was chosen elsewhere comes into sight; the row that has the focus keeps it through every change.
  const selectedIndex = selected === undefined ? undefined : byId.get(selected)?.index
  useLayoutEffect(() => {
    if (selectedIndex !== undefined) show(box.current, selectedIndex, rowHeight)
  }, [selected, selectedIndex, rowHeight])
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (hadFocus.current && lost && active && renaming === undefined) rowElement(box.current, active.row.id)?.focus()
  })

  function go(to: PlacedRow<Row> | undefined) {
    if (!to) return
    setFocused({ id: to.row.id, index: to.index })
    show(box.current, to.index, rowHeight)
    requestAnimationFrame(() => rowElement(box.current, to.row.id)?.focus({ preventScroll: true }))
    rowElement(box.current, to.row.id)?.focus({ preventScroll: true })
    if (follow) onChoose(to.row, 'arrow')
  }
  function toggle(ids: readonly string[], open: boolean) {
    const next = new Set(expanded)
    for (const id of ids)
      if (open) next.add(id)
      else next.delete(id)
    onExpand(next)
  }
  function menuOf(row: Row) {
    const rect = rowElement(box.current, row.id)?.getBoundingClientRect()
    if (rect) onOpenMenu?.(row, { x: direction === 'rtl' ? rect.right - 24 : rect.left + 24, y: rect.bottom })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!active || event.target instanceof HTMLInputElement) return
    const passes = onKey?.(active.row, event) === 'pass' && event.timeStamp - typed.current.at >= typingMs
    if (passes || event.defaultPrevented || event.nativeEvent.isComposing) return
    if (handle(event, active)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  function handle(event: KeyboardEvent, { row, index, level, open, parent }: PlacedRow<Row>): boolean {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const { key } = event
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) menuOf(row)
    else if (event.ctrlKey || event.metaKey || event.altKey) return false
    else if (key === 'ArrowDown') go(placed[index + 1])
    else if (key === 'ArrowUp') go(placed[index - 1])
    else if (key === 'Home') go(placed[0])
    else if (key === 'End') go(placed.at(-1))
    else if (key === 'PageDown') go(placed[Math.min(index + 10, placed.length - 1)])
    else if (key === 'PageUp') go(placed[Math.max(index - 10, 0)])
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (key === forward) {
        if (open === false) toggle([row.id], true)
        else if (open && placed[index + 1]?.level === level + 1) go(placed[index + 1])
      } else if (open) toggle([row.id], false)
      else if (parent) go(byId.get(parent.id))
    } else if (key === '*')
      toggle(
        placed.filter((one) => one.parent === parent && one.open !== undefined).map((one) => one.row.id),
        true,
      )
    else if (key === 'Enter') onChoose(row, 'enter')
    else if (key === 'F2' && onRename) setRenaming(row.id)
    else if (key.length === 1 && key !== ' ') {
      typed.current = { text: event.timeStamp - typed.current.at < typingMs ? typed.current.text + key : key, at: event.timeStamp }
      go(typedRow(placed, typed.current.text, index))
    } else return false
    return true
  }
  function rowOf(event: { target: EventTarget }): PlacedRow<Row> | undefined {
    const element = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null
    return byId.get(element?.getAttribute('data-id') ?? '')
  }
  function onClick(event: MouseEvent) {
    const at = rowOf(event)
    if (!at || event.target instanceof HTMLInputElement) return
    setFocused({ id: at.row.id, index: at.index })
    if (event.target instanceof Element && event.target.closest('[data-twisty]')) toggle([at.row.id], !at.open)
    else onChoose(at.row, 'press')
  }
  const drop = dragging.mark ?? mark
  return (
    <div
      ref={box}
      role="tree"
      aria-label={label}
      tabIndex={-1}
      className={classes(styles.tree, styles[look], className)}
      data-dragging={dragging.row ? '' : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={(event) => {
        const at = rowOf(event)
        if (at?.open !== undefined && !(event.target instanceof Element && event.target.closest('[data-twisty]')))
          toggle([at.row.id], !at.open)
      }}
      onContextMenu={(event) => {
        const at = rowOf(event)
        if (!at || !onOpenMenu) return
        event.preventDefault()
        setFocused({ id: at.row.id, index: at.index })
        if (event.button === 2) onOpenMenu(at.row, { x: event.clientX, y: event.clientY })
        else menuOf(at.row)
      }}
      onPointerDown={dragging.onPointerDown}
      onPointerMove={(event) => {
        const row = rowOf(event)?.row
        if (!onHover || row?.id === hovered.current) return
        hovered.current = row?.id
        onHover(row)
      }}
      onPointerLeave={() => {
        if (hovered.current !== undefined) onHover?.(undefined)
        hovered.current = undefined
      }}
      onFocus={(event) => {
        hadFocus.current = true
        const at = rowOf(event)
        if (at && at.row.id !== focused?.id) setFocused({ id: at.row.id, index: at.index })
      }}
      onBlur={(event) => {
        if (event.relatedTarget) hadFocus.current = false
      }}
    >
      {placed.length > allDrawn ? (
        <Suspense fallback={null}>
          <VisibleRows key={rowHeight} box={box} count={placed.length} rowHeight={rowHeight} onChange={setInSight} />
        </Suspense>
      ) : null}
      <div role="presentation" className={styles.rows} style={{ blockSize: placed.length * rowHeight }}>
        {shown.map((one) => (
          <TreeRowView
            key={one.row.id}
            row={one.row}
            top={one.index * rowHeight}
            level={one.level}
            place={one.place}
            of={one.of}
            open={one.open}
            selected={one.row.id === selected}
            stop={one === active}
            dragged={one.row.id === dragging.row?.id}
            onRenamed={
              one.row.id === renaming
                ? (text) => {
                    setRenaming(undefined)
                    go(byId.get(one.row.id))
                    if (text && text !== (one.row.name ?? one.row.label)) onRename?.(one.row, text)
                  }
                : undefined
            }
          />
        ))}
        {drop ? (
          <DropLine mark={drop} placed={byId.get(drop.id)} end={lastInside(placed, byId.get(drop.id), drop.at)} rowHeight={rowHeight} />
        ) : null}
      </div>
    </div>
  )
}

function noChildren(): undefined {}

function rowElement(box: HTMLElement | null, id: string): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null
}

/** Scrolls as little as needed; `scrollIntoView` would scroll the page too, and a row far away is not drawn. */
function show(box: HTMLElement | null, index: number, rowHeight: number) {
  if (!box) return
  const top = index * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  else if (top + rowHeight > box.scrollTop + box.clientHeight && box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight
}

/** The index below which a line "after this row" is drawn: under all its open rows. */
function lastInside<Row extends TreeRow>(placed: readonly PlacedRow<Row>[], at: PlacedRow<Row> | undefined, where: DropMark['at']): number {
  if (!at) return 0
  if (where !== 'after') return at.index
  let last = at.index
  while ((placed[last + 1]?.level ?? 0) > at.level) last += 1
  return last
}
