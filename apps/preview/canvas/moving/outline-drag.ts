import { scopeBind } from 'effector'
import type { Scope } from 'effector'

import { $carried, blockPickedUp, carriedLeft, carriedPutDown } from '../../model/moving/carried.ts'
import { pointerMoved } from './pointer-drag.ts'

/**
 * Lets a block that is dragged out of the outline be dropped on the canvas. Within the outline the tree follows the pointer by itself; this
 * takes over when the pointer leaves it. Returns how to stop.
 */
export function listenToOutlineDrag(scope: Scope): () => void {
  const [pickUp, leaveCanvas, putDown, movePointer] = [
    scopeBind(blockPickedUp, { scope }),
    scopeBind(carriedLeft, { scope }),
    scopeBind(carriedPutDown, { scope }),
    scopeBind(pointerMoved, { scope }),
  ]
  let block: string | undefined
  const inLeft = (target: EventTarget | null) => target instanceof Element && target.closest('[data-part=left]') !== null
  const isDragging = () => scope.getState($carried)?.by === 'pointer'
  const leave = () => {
    if (block !== undefined && !isDragging() && document.querySelector('[data-part=left] [role=tree][data-dragging]'))
      pickUp({ block, by: 'pointer' })
  }
  const press = ({ button, target }: PointerEvent) => {
    const row =
      button === 0 && target instanceof Element ? target.closest('[data-part=left] [role=treeitem]')?.getAttribute('data-id') : undefined
    block = row?.startsWith('b:') ? row.slice('b:'.length) : undefined
  }
  const out = ({ target, relatedTarget }: PointerEvent) => {
    if (block !== undefined && inLeft(target) && !inLeft(relatedTarget)) leave() // over the frame there would be no more events
  }
  const move = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (block === undefined) return
    if (inLeft(target)) {
      if (isDragging()) leaveCanvas()
      return
    }
    leave()
    if (isDragging()) movePointer({ x, y })
  }
  const up = ({ altKey, ctrlKey }: PointerEvent) => {
    if (block !== undefined && isDragging()) putDown({ copies: altKey || ctrlKey })
    block = undefined
  }
  window.addEventListener('pointerdown', press, true)
  window.addEventListener('pointerout', out, true)
  window.addEventListener('pointermove', move, true)
  window.addEventListener('pointerup', up, true)
  return () => {
    window.removeEventListener('pointerdown', press, true)
    window.removeEventListener('pointerout', out, true)
    window.removeEventListener('pointermove', move, true)
    window.removeEventListener('pointerup', up, true)
  }
}
