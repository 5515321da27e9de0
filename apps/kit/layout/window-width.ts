import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than that many CSS px; drawn again when it comes to be. */
export function useNarrower(px: number): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = ask(px)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => ask(px).matches,
  )
}

function ask(px: number): MediaQueryList {
  return window.matchMedia(`(max-width: ${px - 0.02}px)`)
}
