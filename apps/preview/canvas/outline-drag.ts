import { $carried, blockPickedUp, carriedLeft, carriedPutDown } from '../model/carried.ts'
import { pointerMoved } from './pointer-drag.ts'

/**
 * A block that is dragged out of the outline is carried over the canvas, and back into the outline is the tree's own again. The tree
 * follows the pointer by itself; this only takes over where it leaves. Returns how to end it.
 */
export function listenToOutlineDrag(): () => void {
  let block: string | undefined
  const inLeft = (target: EventTarget | null) => target instanceof Element && target.closest('[data-part=left]') !== null
  const isCarrying = () => $carried.getState()?.by === 'pointer'
  const leave = () => {
    if (block !== undefined && !isCarrying() && document.querySelector('[data-part=left] [role=tree][data-dragging]'))
      blockPickedUp({ block, by: 'pointer' })
  }
  const press = ({ button, target }: PointerEvent) => {
    const row =
      button === 0 && target instanceof Element ? target.closest('[data-part=left] [role=treeitem]')?.getAttribute('data-id') : undefined
    block = row?.startsWith('b:') ? row.slice('b:'.length) : undefined
  }
  const out = ({ target, relatedTarget }: PointerEvent) => {
    if (block !== undefined && inLeft(target) && !inLeft(relatedTarget)) leave() // the frame would take the next move for itself
  }
  const move = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (block === undefined) return
    if (inLeft(target)) {
      if (isCarrying()) carriedLeft()
      return
    }
    leave()
    if (isCarrying()) pointerMoved({ x, y })
  }
  const up = () => {
    if (block !== undefined && isCarrying()) carriedPutDown()
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
