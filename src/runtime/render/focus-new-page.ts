import { createWatch } from 'effector'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

import { $location } from '../model/navigation/navigation.ts'
import type { Engine } from './engine.ts'

const input = ['pointerdown', 'keydown'] as const

/**
 * A new page begins at its top, with the focus at its top; the browser restores the scroll position on back and forward. A player who has
 * put the focus elsewhere while the page was on its way keeps it: taking it away would close the menu that was opened meanwhile.
 * Returns the page that is shown.
 */
export function useFocusAtNewPage(
  { context: { scope } }: Engine,
  id: string,
  top: () => HTMLElement | null | undefined,
): RefObject<string> {
  const before = useRef(id)
  const left = useRef({ focus: null as Element | null, touched: false })
  useEffect(() => {
    const touch = () => {
      left.current.touched = true
    }
    for (const kind of input) document.addEventListener(kind, touch, true)
    const stop = createWatch({
      unit: $location,
      scope,
      fn: () => {
        left.current = { focus: document.activeElement, touched: false }
      },
    })
    return () => {
      stop()
      for (const kind of input) document.removeEventListener(kind, touch, true)
    }
  }, [scope])
  useEffect(() => {
    if (before.current === id) return
    const isFirst = before.current === ''
    before.current = id
    if (isFirst) return
    window.scrollTo(0, 0)
    const { activeElement } = document
    const { focus, touched } = left.current
    const isMoved = touched && activeElement !== null && activeElement !== document.body && activeElement !== focus
    if (!isMoved) top()?.focus({ preventScroll: true })
  })
  return before
}
