import type { NodeName } from '../../src/schemas/preview.ts'
import type { Post } from './channel.ts'
import { keepFocus } from './keep-focus.ts'
import { boxOf, nodesAround } from './nodes.ts'
import type { Typing } from './typing.ts'

/** Events that only the portal gets while it is used, and that are stopped while a click selects. Wheel and touch still scroll the page. */
const still = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'submit',
  'dragstart',
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'focusin',
  'pointerover',
  'pointerenter',
  'mouseover',
  'mouseenter',
  'mousemove',
] as const

const dragPx = 4 // a press that moves so far is a drag

export type Input = { mode: (mode: 'choose' | 'use') => void }

/** Undo and redo are the editor's, also in a text of the page. */
function isUndo({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent): boolean {
  return !isComposing && (ctrlKey || metaKey) && /^[zy]$/i.test(key)
}

/** Pointer and keys: reported to the editor while a click selects, left to the portal while it is used. */
export function createInput(post: Post, typing: Pick<Typing, 'doubled' | 'holds'>): Input {
  let choosing = true
  let pointed: string | undefined
  keepFocus(() => !choosing)

  function point(node: NodeName | null, element: Element | null) {
    const key = node ? `${node.page}/${node.node}` : ''
    if (key === pointed) return
    pointed = key
    post({ kind: 'pointed', node, box: (element && boxOf(element)) ?? null })
  }
  function pointAt(target: EventTarget | null) {
    const element = target instanceof Element ? target.closest('[data-page] [data-node]') : null
    point(element ? (nodesAround(element)[0] ?? null) : null, element)
  }
  function tellKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) {
    post({ kind: 'key', key, code, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey })
  }

  let pressed: { x: number; y: number; nodes: NodeName[] } | undefined
  let dragging = false
  let dropped = false // the click that follows a drop selects nothing
  function letGo({ clientX: x, clientY: y }: PointerEvent) {
    pressed = undefined
    if (!dragging) return
    dragging = false
    dropped = true
    post({ kind: 'carried', x, y, ended: true })
  }
  window.addEventListener(
    'pointerdown',
    (event) => {
      dragging = false
      dropped = false
      pressed =
        choosing && !typing.holds(event.target) && event.button === 0 && event.pointerType === 'mouse'
          ? { x: event.clientX, y: event.clientY, nodes: nodesAround(event.target) }
          : undefined
    },
    { capture: true },
  )
  window.addEventListener('pointerup', letGo, { capture: true })
  for (const kind of still) {
    window.addEventListener(
      kind,
      (event) => {
        if (!choosing) return
        if (typing.holds(event.target)) {
          if (event instanceof KeyboardEvent && kind === 'keydown' && isUndo(event)) {
            event.preventDefault()
            event.stopImmediatePropagation()
            tellKey(event)
          }
          return
        }
        event.stopImmediatePropagation()
        if (event instanceof KeyboardEvent && /^F\d+$/.test(event.key)) return // the browser's own
        if (kind !== 'pointerdown' || (event as PointerEvent).pointerType === 'mouse') event.preventDefault() // a finger can still scroll
        if (kind === 'click' && event instanceof MouseEvent && !dropped)
          post({ kind: 'clicked', nodes: nodesAround(event.target), menu: false, x: event.clientX, y: event.clientY })
        if (kind === 'dblclick' && event instanceof MouseEvent) typing.doubled(event)
        if (kind === 'keydown' && event instanceof KeyboardEvent) tellKey(event)
        if (kind === 'pointerover') pointAt(event.target)
      },
      { capture: true, passive: false },
    )
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      const { clientX: x, clientY: y, buttons } = event
      if (dragging) return (buttons & 1) === 0 ? letGo(event) : post({ kind: 'carried', x, y, ended: false })
      if (!pressed || (buttons & 1) === 0 || Math.hypot(x - pressed.x, y - pressed.y) < dragPx) return
      post({ kind: 'dragged', nodes: pressed.nodes, x, y })
      pressed = undefined
      dragging = true
    },
    { capture: true },
  )
  window.addEventListener(
    'wheel',
    (event) => {
      if (!choosing || !(event.ctrlKey || event.metaKey)) return // the page scrolls by itself
      event.preventDefault()
      event.stopImmediatePropagation()
      post({ kind: 'zoomed', by: event.deltaY })
    },
    { capture: true, passive: false },
  )
  window.addEventListener(
    'contextmenu',
    (event) => {
      if (!choosing) return
      event.preventDefault()
      event.stopImmediatePropagation()
      post({ kind: 'clicked', nodes: nodesAround(event.target), menu: true, x: event.clientX, y: event.clientY })
    },
    { capture: true },
  )
  document.documentElement.addEventListener('pointerleave', () => choosing && point(null, null))
  // While the page is used, the editor gets only the keys that end this: Escape that nothing in the portal took, and Ctrl+E
  window.addEventListener('keydown', (event) => {
    if (choosing) return
    const back = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'e'
    if (back) event.preventDefault()
    if (back || (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null)) tellKey(event)
  })
  return {
    mode(mode) {
      choosing = mode === 'choose'
      pointed = undefined
      if (choosing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}
