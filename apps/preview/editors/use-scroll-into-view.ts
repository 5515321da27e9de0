import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Keeps the chosen row of a list in sight, also when the list has become smaller beside its details. */
export function useScrollIntoView<Element extends HTMLElement>(chosen: boolean): RefObject<Element | null> {
  const row = useRef<Element>(null)
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return row
}
