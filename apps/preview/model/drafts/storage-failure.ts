import { createEvent, createStore } from 'effector'

// What may happen, to drafts, whose store (recovery.ts) is loaded after the first render
export const storageFailed = createEvent<string>()
export const storageWorked = createEvent()

// What we know
/** Why this browser keeps no work, so that the server alone does; null while it keeps it. */
export const $storageFailure = createStore<string | null>(null)
  .on(storageFailed, (_, reason) => reason)
  .reset(storageWorked)
