import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Rows of a long list that can be seen, and some on either side; `to` is not included. */
export type VisibleRange = { from: number; to: number }

type VisibleRowsProps = { box: RefObject<HTMLElement | null>; count: number; rowHeight: number; onChange: (inSight: VisibleRange) => void }

/** Reports which rows of a long list are visible, and draws nothing: it is loaded with the first long list. */
export function VisibleRows({ box, count, rowHeight, onChange }: VisibleRowsProps) {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    initialOffset: () => box.current?.scrollTop ?? 0, // where the chosen row was brought into sight
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
  }).getVirtualItems()
  const from = rows[0]?.index
  const last = rows.at(-1)?.index
  useLayoutEffect(() => {
    if (from !== undefined && last !== undefined) onChange({ from, to: last + 1 })
  }, [from, last, onChange])
  return null
}
