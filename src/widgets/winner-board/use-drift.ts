import { useEffect, useRef } from 'react'

/** Lets a scrolling list drift (drift.ts, which no first paint needs), unless motion is unwanted. */
export function useDrift(step: number, rows: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = ref.current
    if (!list || step === 0 || rows === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const on: { stop?: (() => void) | undefined; gone?: boolean } = {}
    const load = import('./drift.ts').then(({ drift }) => {
      if (!on.gone) on.stop = drift(list, step)
    })
    load.catch(() => undefined) // not downloaded: the list stands still
    return () => {
      on.gone = true
      on.stop?.()
    }
  }, [step, rows])
  return ref
}
