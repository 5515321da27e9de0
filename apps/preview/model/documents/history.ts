import { createStore } from 'effector'

import { emptyHistory } from './editor-history.ts'
import type { EditorHistory } from './editor-history.ts'

// The store is separate from what changes it (`documents.ts`), because the view settings are read with its overrides.

/** The draft with its steps of undo, as the editor shows it. */
export const $history = createStore<EditorHistory>(emptyHistory)
/** Flags and registration settings that this view alone has otherwise. They are kept here and nowhere else. */
export const $overrides = $history.map(({ overrides }) => overrides)
