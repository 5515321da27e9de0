import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Scrolls the chosen row of a list into view, also after its list became narrower beside the details. */
export function useScrollIntoView<Element extends HTMLElement>(chosen: boolean): RefObject<Element | null> {
  const row = useRef<Element>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return row
}
