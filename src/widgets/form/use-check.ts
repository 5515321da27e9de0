import { useEffect, useRef } from 'react'

type Run = (field: string, leaving: boolean, change: Record<string, string>) => void

/**
 * When a field is checked. `typed`: it was changed, and a form that goes away before that was checked sends it, because a check is how the
 * form's draft learns what was typed; a reload is such a way too. `now` while it is typed. `later` when it is left: if a press took the
 * focus away, only after the press has done its work, because the sentence that appears would push the button from under the pointer.
 * `forget` drops what waits.
 */
export function useCheck(run: Run) {
  const pressed = useRef(false)
  const waiting = useRef(new Set<string>())
  const unsent = useRef<string>(undefined) // a field that was changed since the last check
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const keep = () => {
      const field = unsent.current
      unsent.current = undefined
      if (field !== undefined) latest.current(field, false, {})
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
  const check: Run = (...asked) => {
    unsent.current = undefined
    run(...asked)
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        // the click comes after the pointer is up
        for (const field of waiting.current) latest.current(field, true, {})
        waiting.current.clear()
        unsent.current = undefined
      })
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])
  return {
    typed: (field: string) => void (unsent.current = field),
    now: check,
    later: (field: string) => {
      if (pressed.current) waiting.current.add(field)
      else check(field, true, {})
    },
    forget: () => waiting.current.clear(),
    /** A submit told all of it. */
    sent: () => void (unsent.current = undefined),
  }
}
