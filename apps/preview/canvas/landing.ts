import { useEffect, useState } from 'react'

import { carriedLanded } from '../model/carried.ts'

const landingMs = 400 // the frame draws the block at its new place, then the ring goes there

/** True for a moment after something was put down: the ring then glides to where it stands now. */
export function useLanding(): boolean {
  const [landing, setLanding] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = carriedLanded.watch(() => {
      setLanding(true)
      clearTimeout(timer)
      timer = setTimeout(() => setLanding(false), landingMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return landing
}
