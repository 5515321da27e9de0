import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { rowsInView } from './drawn-rows.ts'
import type { Rows } from './drawn-rows.ts'

/** As the browser has laid it out. `row` is the height of a row in px with the gap below it. */
export type Grid = { columns: number; row: number }
type Seen = { grid: Grid; rows: Rows }

const spareRows = 2 // above and below what is in view

/**
 * Which rows of a grid of tiles are near the view. All rows are equally high, so that one tile tells the height of the list. `undefined`
 * until the grid has been measured. When the number of columns changes, as when a phone is turned, the first tile in view stays there.
 */
export function useDrawnRows(list: RefObject<HTMLUListElement | null>, count: number): Seen | undefined {
  const [seen, setSeen] = useState<Seen>()
  const known = useRef<Grid>(undefined)
  const kept = useRef<Grid>(undefined) // the grid in which the place was brought back; before it is, the scroll position is another grid's
  const first = useRef<{ tile: number; above: number }>(undefined) // the first tile in view, and how much of its row is above
  const look = useRef((_isUrgent: boolean) => {})
  useLayoutEffect(() => {
    look.current = (isUrgent) => {
      if (!list.current) return
      // no tile is drawn where a search shortens the list while the view is below its new end: its tiles are as they were
      const grid = measured(list.current) ?? known.current
      if (!grid) return
      const { top } = list.current.getBoundingClientRect()
      const rows = rowsInView(top, window.innerHeight, grid.row, Math.ceil(count / grid.columns), spareRows)
      const before = known.current
      if (before && isSame(before, grid)) {
        const above = Math.max(0, -top / grid.row)
        if (kept.current === before) first.current = { tile: Math.floor(above) * grid.columns, above: above % 1 }
        // the same grid object, by which the place is kept below, and the same rows are no change
        const see = () =>
          setSeen((old) => (old?.grid === before && old.rows.from === rows.from && old.rows.to === rows.to ? old : { grid: before, rows }))
        if (isUrgent) see()
        else startTransition(see)
        return
      }
      known.current = grid
      setSeen({ grid, rows })
    }
    look.current(true) // of a list of another length the rows before may have no tile
  }, [list, count])
  useEffect(() => {
    const now = () => look.current(false)
    document.addEventListener('scroll', now, { capture: true, passive: true }) // also that of a popup, which does not bubble
    window.addEventListener('resize', now)
    const sizes = new ResizeObserver(now)
    if (list.current) sizes.observe(list.current)
    return () => {
      document.removeEventListener('scroll', now, { capture: true })
      window.removeEventListener('resize', now)
      sizes.disconnect()
    }
  }, [list])
  const grid = seen?.grid
  useLayoutEffect(() => {
    kept.current = grid
    if (!grid || !first.current || !list.current || first.current.tile === 0) return
    const { tile, above } = first.current
    const { top } = list.current.getBoundingClientRect()
    window.scrollBy({ top: top + (Math.floor(tile / grid.columns) + above) * grid.row, behavior: 'instant' })
  }, [grid, list])
  return seen
}

function isSame(one: Grid, other: Grid): boolean {
  return one.columns === other.columns && Math.abs(one.row - other.row) < 0.1
}

function measured(list: HTMLElement): Grid | undefined {
  const tile = list.querySelector(':scope > [data-key]')?.getBoundingClientRect()
  if (!tile?.height) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return { columns: gridTemplateColumns.split(' ').length, row: tile.height + (Number.parseFloat(rowGap) || 0) }
}
