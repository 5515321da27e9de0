import type { RefObject } from 'react'

import type { DropPlace, PlacedRow, TreeDrag, TreeRow } from './tree-rows.ts'

export type DragOptions<Row extends TreeRow> = {
  box: RefObject<HTMLElement | null>
  placed: readonly PlacedRow<Row>[]
  rowHeight: number
  drag: TreeDrag<Row> | undefined
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
}

export type Dragged<Row extends TreeRow> = { row: Row; place: DropPlace<Row> | undefined; may: boolean | string }

const begin = 4 // px before a press is a drag
const edge = 28 // px at the ends of the tree where it scrolls
const openAfter = 600 // ms over a closed row

/** Follows a press on a row until it is let go. It is fetched with the first press; who has let go by then has dragged nothing. */
export function followPointer<Row extends TreeRow>({
  row,
  from,
  latest,
  box,
  setState,
}: {
  row: Row
  from: { x: number; y: number }
  latest: RefObject<DragOptions<Row>>
  box: RefObject<HTMLElement | null>
  setState: (state: Dragged<Row> | undefined) => void
}): () => void {
  let dragging = false
  let at = from
  let now: { place: DropPlace<Row> | undefined; may: boolean | string } = { place: undefined, may: false }
  let over: { id: string; since: number } | undefined
  let frame = 0

  function look() {
    const element = box.current
    const { placed, rowHeight, drag, expanded, onExpand } = latest.current
    if (!element || !drag) return
    const rect = element.getBoundingClientRect()
    if (at.y < rect.top + edge) element.scrollTop -= 8
    else if (at.y > rect.bottom - edge) element.scrollTop += 8
    const inTree = at.x >= rect.left && at.x <= rect.right && at.y >= rect.top && at.y <= rect.bottom
    const y = at.y - rect.top + element.scrollTop - Number.parseFloat(getComputedStyle(element).paddingBlockStart || '0')
    const target = inTree ? placed[Math.max(0, Math.min(Math.floor(y / rowHeight), placed.length - 1))] : undefined
    const next =
      target && target.row.id !== row.id
        ? bestPlace(target, y / rowHeight - target.index, (place) => drag.may(row, place))
        : { place: undefined, may: false }
    if (next.place?.row !== now.place?.row || next.place?.at !== now.place?.at || next.may !== now.may) {
      now = next
      setState({ row, ...now })
    }
    if (target?.open === false && target.row.id === over?.id) {
      if (performance.now() - over.since > openAfter) onExpand(new Set([...expanded, target.row.id]))
    } else over = target && { id: target.row.id, since: performance.now() }
    frame = requestAnimationFrame(look)
  }
  function onMove(event: PointerEvent) {
    if (event.buttons === 0 && !dragging) return end() // it was let go before this came
    at = { x: event.clientX, y: event.clientY }
    if (dragging || Math.hypot(at.x - from.x, at.y - from.y) < begin) return
    dragging = true
    setState({ row, ...now })
    look()
  }
  function onUp() {
    end()
    if (!dragging) return
    window.addEventListener('click', swallow, { capture: true, once: true }) // letting go is not a press
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (now.place && now.may === true) latest.current.drag?.onMove(row, now.place)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !dragging) return
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  function end() {
    cancelAnimationFrame(frame)
    window.removeEventListener('pointermove', onMove)
    window.removeEventListener('pointerup', onUp)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', onKey, true)
    setState(undefined)
  }
  window.addEventListener('pointermove', onMove)
  window.addEventListener('pointerup', onUp)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', onKey, true)
  return end
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

/** Where a drop at this height of a row goes: near an edge beside the row, in the middle inside it, if the row allows that. */
function bestPlace<Row extends TreeRow>(
  target: PlacedRow<Row>,
  part: number,
  may: (place: DropPlace<Row>) => boolean | string,
): { place: DropPlace<Row>; may: boolean | string } {
  const beside: DropPlace<Row> = { at: part < 0.5 ? 'before' : target.open && part >= 0.5 ? 'inside' : 'after', row: target.row }
  if (part > 0.25 && part < 0.75 && target.open !== undefined) {
    const inside: DropPlace<Row> = { at: 'inside', row: target.row }
    const allowed = may(inside)
    if (allowed === true || may(beside) !== true) return { place: inside, may: allowed }
  }
  return { place: beside, may: may(beside) }
}
