import { createEvent, createStore } from 'effector'

import { workspaceLoaded } from '../documents/documents.ts'

/** What was brought back: how many steps, and when the tab ended, in ms since 1970. */
export type RestoredWork = { steps: number; at: number }

export const workRestored = createEvent<RestoredWork>()
export const restoredWorkSeen = createEvent()
/** The documents go back to what the server had, and the steps leave undo. */
export const restoredWorkDiscarded = createEvent()

/** Work of a tab that ended before the server had it, which was brought back. */
export const $restoredWork = createStore<RestoredWork | null>(null)
  .on(workRestored, (_, work) => work)
  .reset(restoredWorkSeen, restoredWorkDiscarded, workspaceLoaded)
