import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'

import { $carried, carriedPutDown, carriedReturned, copyKeyHeld } from '../../model/moving/carried.ts'
import { useScope } from '../../../kit/state/use-scope.ts'

type Point = { x: number; y: number } // px of the window

const dragThreshold = 4 // px that a press moves before it is a drag

export const pointerMoved = createEvent<Point>()
/** Where the pointer is while it drags a block. */
export const $pointer = createStore<Point>({ x: 0, y: 0 }).on(pointerMoved, (_, point) => point)

/**
 * Gives the function that follows a press until its release. Once the press has moved 4 px it calls `pickUp`, and from then on the pointer
 * drags a block: releasing drops it, with Alt or Ctrl a copy of it, Escape returns it. With `isDrag` the press has moved that far already.
 */
export function useTrackDrag(): TrackDrag {
  const scope = useScope()
  const { move, drop, putBack, holdCopyKey } = useUnit({
    move: pointerMoved,
    drop: carriedPutDown,
    putBack: carriedReturned,
    holdCopyKey: copyKeyHeld,
  })
  return useCallback(
    (from, pickUp, isDrag) => {
      trackDrag(from, { pickUp, move, drop, putBack, holdCopyKey, isCarried: () => scope.getState($carried) !== null }, isDrag)
    },
    [scope, move, drop, putBack, holdCopyKey],
  )
}

type TrackDrag = (from: Point, pickUp: () => void, isDrag?: boolean) => void
type Drag = {
  pickUp: () => void
  move: (point: Point) => void
  drop: (put: { copies: boolean }) => void
  putBack: () => void
  holdCopyKey: (isHeld: boolean) => void
  isCarried: () => boolean
}

function trackDrag(from: Point, { pickUp, move: moveTo, drop, putBack, holdCopyKey, isCarried }: Drag, isDrag = false): void {
  let isDragging = false
  const start = (point: Point) => {
    isDragging = true
    pickUp()
    moveTo(point)
  }
  const move = ({ clientX: x, clientY: y, altKey, ctrlKey }: PointerEvent) => {
    if (isDragging) {
      if (!isCarried()) return end() // returned by Escape, or by a change of the document
      holdCopyKey(altKey || ctrlKey)
      return moveTo({ x, y })
    }
    if (Math.hypot(x - from.x, y - from.y) >= dragThreshold) start({ x, y })
  }
  const up = ({ altKey, ctrlKey }: PointerEvent) => {
    end()
    if (!isDragging) return
    window.addEventListener('click', swallow, { capture: true, once: true }) // a release is no click
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    drop({ copies: altKey || ctrlKey })
  }
  const cancel = () => {
    end()
    if (isDragging) putBack()
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
  if (isDrag) start(from)
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}
