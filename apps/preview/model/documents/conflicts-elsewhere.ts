import { createEvent, createStore } from 'effector'

import { workspaceLoaded } from './documents.ts'

/** All documents of which another tab of this browser must choose a version, because it changed the same place as this tab. */
export const conflictsElsewhereChanged = createEvent<{ tab: string; names: readonly string[] }>()
/** The operator has read about them. */
export const conflictsElsewhereSeen = createEvent()

/** Documents that are also edited in another tab, where somebody decides which version is kept; by tab. */
export const $conflictsElsewhere = createStore<Readonly<Record<string, readonly string[]>>>({})
  .on(conflictsElsewhereChanged, (all, { tab, names }) => ({ ...all, [tab]: names }))
  .reset(conflictsElsewhereSeen, workspaceLoaded)
