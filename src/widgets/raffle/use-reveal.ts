import { use, useEffect, useState } from 'react'

import { DrawingContext } from '../../runtime/ui/drawing.ts'
import type { MoneyCall } from '../../schemas/nouns/money-call.ts'

const longest = 4_000 // ms: the prize is shown by then, whatever became of the animation

/**
 * Whether the answer that has just come is still being acted out. A result that was there before, and every result where motion is
 * unwanted, is shown at once. `show` ends it.
 */
export function useReveal(status: MoneyCall['status']): { isMoving: boolean; show: () => void } {
  const { clock } = use(DrawingContext)
  const [before, setBefore] = useState(status)
  const [isMoving, setMoving] = useState(false)
  if (before !== status) {
    setBefore(status)
    setMoving(before === 'sending' && status === 'done' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  useEffect(() => (isMoving ? clock.after(longest, () => setMoving(false)) : undefined), [isMoving, clock])
  return { isMoving, show: () => setMoving(false) }
}
