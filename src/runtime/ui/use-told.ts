import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * When a form shows what is wrong with it: from the first submit on. `tell` is called at a submit that cannot be sent, and takes the focus
 * to the first field that is wrong once it is drawn so.
 */
export function useTold(): { form: RefObject<HTMLFormElement | null>; told: boolean; tell: () => void } {
  const form = useRef<HTMLFormElement>(null)
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [times])
  return { form, told: times > 0, tell: () => setTimes((before) => before + 1) }
}
