import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

const spare = 8 // rows drawn on either side of what can be seen
const unmeasured = { from: 0, to: 32 } // until the height is known

/** Which rows of a long list can be seen, `to` not included: all are of one height, so the place of each is known. */
export function useRowsInSight(box: RefObject<HTMLElement | null>, wanted: boolean, rowHeight: number): { from: number; to: number } {
  const [inSight, setInSight] = useState(unmeasured)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !wanted) return undefined
    const measure = () => {
      const { scrollTop, clientHeight } = element
      if (clientHeight === 0) return
      const next = { from: Math.max(0, Math.floor(scrollTop / rowHeight) - spare), to: Math.ceil((scrollTop + clientHeight) / rowHeight) + spare }
      setInSight((before) => (before.from === next.from && before.to === next.to ? before : next))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box, wanted, rowHeight])
  return inSight
}
