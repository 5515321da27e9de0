import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'

import { $carried, carriedPutDown, carriedReturned, carriedStepped } from '../../model/moving/carried.ts'
import type { Way } from '../../model/documents/places.ts'
import { focusCanvas } from '../frame/focus.ts'

const fixedKeys: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

/** The direction in which a key moves a block; the two sides are mirrored from right to left. */
export function wayOf(key: string, direction: 'ltr' | 'rtl'): Way | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowRight') return (key === 'ArrowRight') === (direction === 'ltr') ? 'in' : 'out'
  return Object.hasOwn(fixedKeys, key) ? fixedKeys[key] : undefined
}

const keyPressed = createEvent<{ key: string; way: Way | undefined; isShortcut: boolean }>()
const pointerPressed = createEvent()

// How it changes
sample({
  clock: keyPressed,
  filter: ({ key, isShortcut }) => isShortcut || key === 'Escape',
  fn: () => undefined,
  target: carriedReturned,
})
const movedByKeys = sample({
  clock: keyPressed,
  source: $carried,
  filter: (carried, { isShortcut }) => carried?.by === 'keys' && !isShortcut,
  fn: (_, press) => press,
})
sample({ clock: movedByKeys.filterMap(({ way }) => way), target: carriedStepped })
sample({ clock: movedByKeys, filter: ({ key }) => key === ' ' || key === 'Enter', fn: () => undefined, target: carriedPutDown })
sample({
  clock: pointerPressed,
  source: $carried,
  filter: (carried) => carried?.by === 'keys',
  fn: () => undefined,
  target: carriedReturned,
})

/**
 * While a block is moved every key belongs to the move, wherever the focus is, so that a letter does nothing else. Shortcuts with Ctrl or
 * Command keep their meaning and return the block first; a press elsewhere returns a block that keys move.
 */
const listenFx = createEffect(() => {
  const [pressKey, pressPointer] = [scopeBind(keyPressed, { safe: true }), scopeBind(pointerPressed, { safe: true })]
  const onKey = (event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || /^(?:Control|Meta|Shift|Alt|AltGraph)$/.test(key)) return
    const isShortcut = event.ctrlKey || event.metaKey || key === 'Tab' || /^F\d+$/.test(key)
    if (!isShortcut) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    pressKey({ key, way: wayOf(key, document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'), isShortcut })
  }
  const onPress = () => pressPointer()
  if (document.activeElement?.closest('[data-block-bar]')) focusCanvas() // the toolbar is not drawn while a block is moved
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPress, true)
  return () => {
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPress, true)
  }
})
const stopFx = createEffect((stop: () => void) => stop())

const $isMoving = $carried.map((carried) => carried !== null)
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(listenFx.doneData, (_, stop) => stop)
sample({ clock: $isMoving.updates, filter: (isMoving) => isMoving, fn: () => undefined, target: listenFx })
sample({
  clock: sample({ clock: $isMoving.updates, source: $stop, filter: (_, isMoving) => !isMoving }).filterMap((stop) => stop ?? undefined),
  target: stopFx,
})
