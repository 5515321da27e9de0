import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than that many CSS px; drawn again when it comes to be. */
export function useNarrower(px: number): boolean {
  return useMatches(`(max-width: ${px - 0.02}px)`)
}

/** Whether fingers touch the screen, which need larger targets than a pointer. */
export function useTouch(): boolean {
  return useMatches('(pointer: coarse)')
}

function useMatches(text: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(text)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(text).matches,
  )
}
