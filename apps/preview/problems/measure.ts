import { createEffect } from 'effector'

import { linkOf, mainFrame } from '../model/frames.ts'

/** Measures the page in the main frame now; the results arrive in model/measurements.ts. */
export const measureFx = createEffect((what: 'access' | 'weight') => {
  const link = linkOf(mainFrame)
  link?.tell({ kind: 'measure', seq: link.sent, what })
})
