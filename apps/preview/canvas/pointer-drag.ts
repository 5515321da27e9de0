import { createEvent, createStore } from 'effector'

import { $carried, carriedPutDown, carriedReturned } from '../model/carried.ts'

type Point = { x: number; y: number } // px of the window

const begin = 4 // px before a press is a drag

export const pointerMoved = createEvent<Point>()
/** Where the pointer is while it carries something. */
export const $pointer = createStore<Point>({ x: 0, y: 0 }).on(pointerMoved, (_, point) => point)

/**
 * Follows a press until it is let go. Once it has moved 4 px `pickUp` picks something up, and from then on the pointer carries it:
 * letting go puts it down, Escape returns it. `begun`: the press has moved so far already.
 */
export function trackDrag(from: Point, pickUp: () => void, begun = false): void {
  let carrying = false
  const start = (point: Point) => {
    carrying = true
    pickUp()
    pointerMoved(point)
  }
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (carrying) {
      if ($carried.getState() === null) return end() // Escape, or the document has changed
      return pointerMoved({ x, y })
    }
    if (Math.hypot(x - from.x, y - from.y) >= begin) start({ x, y })
  }
  const up = () => {
    end()
    if (!carrying) return
    window.addEventListener('click', swallow, { capture: true, once: true }) // letting go is not a press
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    carriedPutDown()
  }
  const cancel = () => {
    end()
    if (carrying) carriedReturned()
  }
  function end() {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', cancel)
    window.removeEventListener('blur', cancel)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', cancel)
  window.addEventListener('blur', cancel)
  if (begun) start(from)
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
