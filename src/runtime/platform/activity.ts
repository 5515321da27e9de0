import type { Clock } from './clock.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'] as const

/**
 * Calls `seen` when the player does something on this page or comes back to it, at most once in `everyMs`, with the time in ms since
 * 1970. It does not see into frames of another origin. Returns what stops it.
 */
export function watchActivity(clock: Clock, everyMs: number, seen: (now: number) => void): () => void {
  if (typeof document === 'undefined') return () => {}
  let last = -Infinity
  const notice = () => {
    const now = clock.now()
    if (now >= last && now - last < everyMs) return
    last = now
    seen(now)
  }
  const noticeWhenVisible = () => {
    if (document.visibilityState === 'visible') notice()
  }
  const options = { capture: true, passive: true }
  for (const sign of signs) document.addEventListener(sign, notice, options)
  document.addEventListener('visibilitychange', noticeWhenVisible)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice, options)
    document.removeEventListener('visibilitychange', noticeWhenVisible)
  }
}

/** Whether the player must not be interrupted: a dialog is open (also one that only a view knows of), or the focus is in a field. */
export function isBusy(): boolean {
  if (typeof document === 'undefined') return false
  return (
    document.querySelector('dialog[open]') !== null ||
    (document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false)
  )
}
