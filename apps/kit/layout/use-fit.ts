import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * How far a row must be cut down so that it fits, from 0 (whole) to `most`: the smallest step at which nothing overflows the
 * element. It is found before anything is painted. `content` identifies the row's content: another one is measured anew, as are
 * another width of the element and the fonts' arrival.
 */
export function useFit(row: RefObject<HTMLElement | null>, content: string, most: number): number {
  const [measured, setMeasured] = useState({ of: content, step: 0 })
  const [turn, setTurn] = useState(0)
  const step = measured.of === `${content} ${turn}` ? measured.step : 0
  useLayoutEffect(() => {
    const element = row.current
    if (element && step < most && element.scrollWidth > element.clientWidth) setMeasured({ of: `${content} ${turn}`, step: step + 1 })
  }, [row, content, turn, step, most])
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      setTurn((before) => before + 1)
    })
    observer.observe(element)
    let there = true
    void document.fonts?.ready.then(() => {
      if (there) setTurn((before) => before + 1)
    }) // not in every engine of tests
    return () => {
      there = false
      observer.disconnect()
    }
  }, [row])
  return step
}
