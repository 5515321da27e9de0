import { useSyncExternalStore } from 'react'

const everyMs = 1_000
let now = 0

/** The present in ms since 1970, drawn again each minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, minute)
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    if (minute() !== now) listener()
    now = minute()
  }, everyMs)
  return () => clearInterval(timer)
}

/** The minute that runs: the same number until the next. */
function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}
