import { useCallback, useRef, useState } from 'react'

export type Ends = { atStart: boolean; atEnd: boolean }

/**
 * Whether a scroller is at one of its ends. Works in both directions of reading: `scrollLeft` counts down from 0 on a right-to-left page.
 */
export function endsOf(element: { scrollLeft: number; scrollWidth: number; clientWidth: number }): Ends {
  const gone = Math.abs(element.scrollLeft)
  return { atStart: gone <= 2, atEnd: gone >= element.scrollWidth - element.clientWidth - 2 }
}

/**
 * A rail's scrolling: a ref for the scroller, whether it is at an end, and a step of nine tenths of the visible width. `step` returns false
 * when there is nothing left in that direction. A row that fits is at both ends; until it has been measured it counts as one that scrolls.
 */
export function useRail<T extends HTMLElement>(): {
  ref: React.RefCallback<T>
  ends: Ends
  /** Everything is in view: arrows would have nothing to do. */
  fits: boolean
  onScroll: () => void
  step: (towards: 'start' | 'end') => boolean
} {
  const rail = useRef<T>(null)
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false })
  const onScroll = useCallback(() => {
    if (!rail.current) return
    const now = endsOf(rail.current)
    setEnds((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now))
  }, [])
  // The row may come later than its section, and its items later than the row, each without a render of the section
  const ref = useCallback(
    (scroller: T | null) => {
      rail.current = scroller
      if (!scroller) return
      const sizes = new ResizeObserver(onScroll)
      const observe = () => [scroller, ...scroller.children].forEach((each) => sizes.observe(each))
      const items = new MutationObserver(observe)
      items.observe(scroller, { childList: true })
      observe()
      return () => {
        sizes.disconnect()
        items.disconnect()
      }
    },
    [onScroll],
  )
  const step = useCallback((towards: 'start' | 'end') => {
    const scroller = rail.current
    if (!scroller) return false
    const { atStart, atEnd } = endsOf(scroller)
    if (towards === 'start' ? atStart : atEnd) return false
    const forward = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    scroller.scrollBy({ left: scroller.clientWidth * 0.9 * (towards === 'end' ? forward : -forward), behavior: 'smooth' })
    return true
  }, [])
  return { ref, ends, fits: ends.atStart && ends.atEnd, onScroll, step }
}
