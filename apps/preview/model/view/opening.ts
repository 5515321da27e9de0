import { createEffect, createEvent, createStore, sample } from 'effector'

import { frameStatusChanged, mainFrame } from './frames.ts'

// What may happen
/** The editor is being opened: its first picture has priority (decision 99). */
export const openingBegun = createEvent()
/** The canvas shows its first picture, or has none to show in time. */
export const openingEnded = createEvent()

// What we know
/** What the operator does not wait for begins when this has ended. */
export const $isOpening = createStore(false)
  .on(openingBegun, () => true)
  .on(openingEnded, () => false)

// How it changes
/** After the picture comes the form of a chosen block, which the operator waits for too. */
const formMs = 500
const formTimeFx = createEffect(() => new Promise<void>((resolve) => setTimeout(resolve, formMs)))
sample({
  clock: frameStatusChanged,
  source: $isOpening,
  filter: (isOpening, { frame, status }) => isOpening && frame === mainFrame && status !== 'loading',
  fn: () => undefined,
  target: formTimeFx,
})
sample({ clock: formTimeFx.done, source: $isOpening, filter: Boolean, fn: () => undefined, target: openingEnded })
