import { useEffect, useRef } from 'react'

/** The next place of a list that drifts: `step` px further, and back by one copy's height when that copy has gone by. */
export function nextOffset(offset: number, step: number, height: number): number {
  const next = offset + step
  return next >= height ? next - height : next
}

/**
 * Lets a scrolling list drift by `step` px a frame. It holds still under a pointer, focus or touch, out of sight, with motion
 * unwanted, and when all of it is in view anyway. The list holds two copies of its rows, so that it runs on without a seam.
 */
export function useDrift(step: number, rows: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = ref.current
    if (!list || step === 0 || rows === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    let offset = 0
    let seen = typeof IntersectionObserver === 'undefined'
    const holders = new Set<string>()

    function tick() {
      const copy = list!.scrollHeight / 2
      if (copy > list!.clientHeight - 1) {
        offset = nextOffset(offset, step, copy)
        list!.scrollTop = offset
      }
      frame = requestAnimationFrame(tick)
    }
    function settle() {
      const run = seen && holders.size === 0
      if (run && frame === 0) {
        offset = list!.scrollTop // wherever the player left it
        frame = requestAnimationFrame(tick)
      } else if (!run && frame !== 0) {
        cancelAnimationFrame(frame)
        frame = 0
      }
    }
    const hold = (why: string) => () => {
      holders.add(why)
      settle()
    }
    const release = (why: string) => () => {
      holders.delete(why)
      settle()
    }
    const listeners: [string, () => void][] = [
      ['pointerenter', hold('pointer')],
      ['pointerleave', release('pointer')],
      ['focusin', hold('focus')],
      ['focusout', release('focus')],
      ['touchstart', hold('touch')],
      ['touchend', release('touch')],
      ['touchcancel', release('touch')],
    ]
    for (const [name, run] of listeners) list.addEventListener(name, run, { passive: true })
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? null
        : new IntersectionObserver(([entry]) => {
            seen = entry?.isIntersecting ?? false
            settle()
          })
    observer?.observe(list)
    settle()
    return () => {
      cancelAnimationFrame(frame)
      observer?.disconnect()
      for (const [name, run] of listeners) list.removeEventListener(name, run)
    }
  }, [step, rows])
  return ref
}
