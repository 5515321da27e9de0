import { useEffect, useRef } from 'react'

type Run = (field: string, leaving: boolean, change: Record<string, string>) => void

/**
 * When a field is checked. `now` while it is typed. `later` when it is left: if a press took the focus away, only after the press
 * has done its work, because the sentence that appears would push the button from under the pointer. `forget` drops what waits.
 */
export function useCheck(run: Run) {
  const pressed = useRef(false)
  const waiting = useRef(new Set<string>())
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
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
    now: run,
    later: (field: string) => {
      if (pressed.current) waiting.current.add(field)
      else run(field, true, {})
    },
    forget: () => waiting.current.clear(),
  }
}
