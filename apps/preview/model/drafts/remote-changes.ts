import { createEffect, sample } from 'effector'

import { conflictFound, remoteChangeReady, remoteChangeReceived } from './saving.ts'
import type { Conflict } from './saving.ts'

/** The code that merges two versions of a document is loaded with the first change of somebody else. */
const loadMergingFx = createEffect(async (change: Conflict & { name: string }) => {
  await import('./merging.ts')
  return change
})
sample({ clock: remoteChangeReceived, target: loadMergingFx })
sample({ clock: loadMergingFx.doneData, target: remoteChangeReady })
/** Where it does not load, nothing is merged and nothing is overwritten: the operator decides. */
sample({ clock: loadMergingFx.fail, fn: ({ params }) => params, target: conflictFound })
