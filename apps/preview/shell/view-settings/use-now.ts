import { useSyncExternalStore } from 'react'

const everyMs = 1_000

/** The present in ms since 1970, drawn again each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute)
}

function subscribe(listener: () => void): () => void {
  let shown = minute()
  const timer = setInterval(() => {
    if (minute() === shown) return
    shown = minute()
    listener()
  }, everyMs)
  return () => clearInterval(timer)
}

/** The minute that runs: the same number until the next. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}
