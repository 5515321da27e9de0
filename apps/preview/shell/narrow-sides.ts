import { createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import { $viewSettings } from '../model/documents/view-settings.ts'
import { $panels, panelsChanged } from '../model/panels.ts'
import { useNarrower } from '../../kit/layout/window-width.ts'

/** The window has become too narrow for both sides beside the canvas, or wide enough again. */
const editorNarrowed = createEvent<boolean>()
/** Whether sides were collapsed for that: they open again once there is room. */
const $isPutAway = createStore(false)
const bothOpen = sample({
  clock: editorNarrowed,
  source: { panels: $panels, settings: $viewSettings },
  filter: ({ panels }, isNarrow) => isNarrow && panels.leftOpen && panels.rightOpen,
  fn: ({ settings }) => ({ leftOpen: false, rightOpen: settings.sel !== null }), // both over the canvas would cover it
})
const roomBack = sample({ clock: editorNarrowed, source: $isPutAway, filter: (isPutAway, isNarrow) => isPutAway && !isNarrow })
sample({ clock: bothOpen, target: panelsChanged })
sample({ clock: roomBack, fn: () => ({ leftOpen: true, rightOpen: true }), target: panelsChanged })
$isPutAway.on(bothOpen, () => true).on(roomBack, () => false)

const takesEscape = 'input, textarea, [contenteditable], [aria-expanded="true"]'

/**
 * Whether each side lies over the canvas, for lack of room beside it. It goes by Escape then, unless a field or a list that is open takes
 * the key, and the canvas has the focus.
 */
export function useNarrowSides(): { leftOver: boolean; rightOver: boolean } {
  const { change, narrow } = useUnit({ change: panelsChanged, narrow: editorNarrowed })
  const rightOver = useNarrower(1120)
  const leftOver = useNarrower(900)
  useEffect(() => {
    if (!leftOver) return undefined
    narrow(true)
    return () => void narrow(false)
  }, [leftOver, narrow])
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event
      if (event.key !== 'Escape' || event.defaultPrevented || !(target instanceof Element) || target.closest(takesEscape)) return
      const part = target.closest<HTMLElement>('[data-part]')?.dataset['part']
      if (part === 'left' && leftOver) change({ leftOpen: false })
      else if (part === 'right' && rightOver) change({ rightOpen: false })
      else return
      document.getElementById('canvas')?.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [leftOver, rightOver, change])
  return { leftOver, rightOver }
}
