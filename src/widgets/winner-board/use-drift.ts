import { useEffect, useRef } from 'react'

/** The next place of a list that drifts: `step` px further, and back by one copy's height when that copy has gone by. */
export function nextOffset(offset: number, step: number, height: number): number {
  const next = offset + step
  return next >= height ? next - height : next
}

const pauseMs = 1_600

/** Whether a row reaches the top between one position and the next: there the list pauses, so that no row is cut for long. */
export function passesRow(offset: number, next: number, row: number): boolean {
  return row > 0 && (next < offset || Math.floor(next / row) > Math.floor(offset / row))
}

/**
 * Lets a scrolling list drift by `step` px a frame, and pause at each row. It holds still under a pointer, focus or touch, out of sight,
 * with motion unwanted, and when all of it is in view anyway. The list holds two copies of its rows, so that it runs on without a seam.
 */
export function useDrift(step: number, rows: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = ref.current
    if (!list || step === 0 || rows === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    let offset = 0
    let restsUntil = 0
    let seen = typeof IntersectionObserver === 'undefined'
    const holders = new Set<string>()

    function tick(now: number) {
      const copy = list!.scrollHeight / 2
      if (copy > list!.clientHeight - 1 && now >= restsUntil) {
        const row = list!.querySelector('li')?.offsetHeight ?? 0
        const next = nextOffset(offset, step, copy)
        const rests = passesRow(offset, next, row)
        offset = rests ? Math.floor(next / row) * row : next
        if (rests) restsUntil = now + pauseMs
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
