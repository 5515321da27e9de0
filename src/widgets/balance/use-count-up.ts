import { useEffect, useRef, useState } from 'react'

const durationMs = 400

/** A figure that runs to its new value in 400 ms; at once where motion is reduced or nothing was shown before. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    if (start === value) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      from.current = value
      setShown(value)
      return
    }
    let begun: number | undefined
    let frame = requestAnimationFrame(function step(now) {
      begun ??= now
      const part = Math.min(1, (now - begun) / durationMs)
      from.current = part === 1 ? value : start + (value - start) * (1 - (1 - part) ** 3)
      setShown(from.current)
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
