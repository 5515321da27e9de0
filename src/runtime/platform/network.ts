/** Whether the browser reports a network connection. */
export type Network = { online: () => boolean; watch: (changed: () => void) => () => void }

export const browserNetwork: Network = {
  online: () => typeof navigator === 'undefined' || navigator.onLine !== false,
  watch(changed) {
    if (typeof window === 'undefined') return () => {}
    window.addEventListener('online', changed)
    window.addEventListener('offline', changed)
    return () => {
      window.removeEventListener('online', changed)
      window.removeEventListener('offline', changed)
    }
  },
}
