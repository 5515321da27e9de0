import { use, useEffect, useState } from 'react'

import { DrawingContext } from '../drawing.ts'
import { useFirstTime } from './server-html.ts'

/**
 * Whole seconds until a deadline (ms since 1970), 0 when it is past or 0. Every step counts from the deadline, so a page that slept or
 * was throttled is right when it resumes; steps fall on the changes of the second, of a wait of more than an hour on those of the minute
 * unless `everySecond` is shown. A hidden tab has no steps.
 */
export function useCountdown(until: number, { everySecond = false }: { everySecond?: boolean } = {}): number {
  const { clock } = use(DrawingContext)
  const first = useFirstTime()
  const [stepped, setNow] = useState<number>()
  const now = stepped ?? first
  useEffect(() => {
    let stop: (() => void) | undefined
    const step = () => {
      stop?.()
      const time = clock.now()
      setNow(time)
      const left = until - time
      stop = left > 0 && !document.hidden ? clock.after(stepOf(left, everySecond), step) : undefined
    }
    step()
    document.addEventListener('visibilitychange', step)
    return () => {
      document.removeEventListener('visibilitychange', step)
      stop?.()
    }
  }, [until, everySecond, clock])
  return Math.max(0, Math.ceil((until - now) / 1000))
}

function stepOf(left: number, everySecond: boolean): number {
  const unit = left > 3_600_000 && !everySecond ? 60_000 : 1000
  return left % unit || unit
}

/** Seconds as a clock writes them: 42 is `0:42`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
