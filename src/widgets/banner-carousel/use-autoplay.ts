import { use, useEffect } from 'react'
import type { RefObject } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'

/**
 * Calls `next` when a slide has been there for `waitMs`, as long as `runs`; `slide` says which one is. swiper's own autoplay asks for every
 * frame of the screen to count its time, which keeps a phone's processor from resting. Nothing changes where nobody looks: in a hidden
 * tab, out of the viewport, behind a popup.
 */
export function useAutoplay(host: RefObject<HTMLElement | null>, runs: boolean, slide: unknown, waitMs: number, next: () => void): void {
  const { clock } = use(DrawingContext)
  useEffect(() => {
    if (!runs) return
    let stop: (() => void) | undefined
    const wait = () => {
      stop?.()
      stop = document.hidden ? undefined : clock.after(waitMs, turn)
    }
    const turn = () => {
      if (host.current && isSeen(host.current)) next()
      wait()
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      document.removeEventListener('visibilitychange', wait)
      stop?.()
    }
  }, [host, runs, slide, waitMs, next, clock])
}

function isSeen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const popup = [...document.querySelectorAll('dialog[open]')].at(-1)
  return bottom >= 0 && top <= innerHeight && (!popup || popup.contains(element))
}
