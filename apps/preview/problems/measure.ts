import { createEvent, sample } from 'effector'

import { frameOrderRequested, mainFrame } from '../model/view/frames.ts'

/** Measures the page in the main frame now; the results arrive in view/measurements.ts. */
export const measureRequested = createEvent<'access' | 'weight'>()
sample({
  clock: measureRequested,
  fn: (what) => ({ frame: mainFrame, order: { kind: 'measure' as const, what } }),
  target: frameOrderRequested,
})
