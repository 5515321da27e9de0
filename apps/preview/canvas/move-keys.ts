import { $carried, carriedPutDown, carriedReturned, carriedStepped } from '../model/carried.ts'
import type { Way } from '../model/places.ts'
import { focusCanvas } from './focus.ts'

/** The way that an arrow goes; from right to left the two sides are mirrored. */
export function wayOf(key: string, direction: 'ltr' | 'rtl'): Way | undefined {
  const into = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const out = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  return key === 'ArrowUp'
    ? 'up'
    : key === 'ArrowDown'
      ? 'down'
      : key === into
        ? 'in'
        : key === out
          ? 'out'
          : key === 'Home'
            ? 'first'
            : key === 'End'
              ? 'last'
              : undefined
}

/**
 * Keys while a block is carried, wherever the focus is: on the canvas, in the outline, in the frame. All of them belong to the carrying,
 * so that a letter does nothing else; combinations with Ctrl or Command stay what they are, and return the block first.
 */
function onKey(event: KeyboardEvent) {
  const carried = $carried.getState()
  if (!carried || event.isComposing || /^(?:Control|Meta|Shift|Alt|AltGraph)$/.test(event.key)) return
  if (event.ctrlKey || event.metaKey || event.key === 'Tab' || /^F\d+$/.test(event.key)) return carriedReturned()
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.key === 'Escape') return carriedReturned()
  if (carried.by === 'pointer') return
  const way = wayOf(event.key, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')
  if (way) carriedStepped(way)
  else if (event.key === ' ' || event.key === 'Enter') carriedPutDown()
}

/** A press elsewhere lets go of what the keys carry. */
function onPress() {
  if ($carried.getState()?.by === 'keys') carriedReturned()
}

$carried
  .map((carried) => carried !== null)
  .watch((carrying) => {
    if (carrying) {
      if (document.activeElement?.closest('[data-block-bar]')) focusCanvas() // the toolbar goes while a block is carried
      window.addEventListener('keydown', onKey, true)
      window.addEventListener('pointerdown', onPress, true)
    } else {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPress, true)
    }
  })
