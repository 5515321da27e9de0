import { useCallback, useState } from 'react'

/**
 * Whether the one child of an element is wider than the element. It is measured on the outside of both, so that a scrollbar or the place
 * that the answer makes for one does not change the answer.
 */
export function useOverflow<T extends HTMLElement>(): { ref: React.RefCallback<T>; overflows: boolean } {
  const [overflows, setOverflows] = useState(false)
  const ref = useCallback((outer: T | null) => {
    const inner = outer?.firstElementChild
    if (!outer || !(inner instanceof HTMLElement)) return
    const measure = () => setOverflows(inner.offsetWidth > outer.offsetWidth)
    const sizes = new ResizeObserver(measure)
    sizes.observe(outer)
    sizes.observe(inner)
    measure()
    return () => sizes.disconnect()
  }, [])
  return { ref, overflows }
}
