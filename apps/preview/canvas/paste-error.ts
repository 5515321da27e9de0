import { createEvent, createStore } from 'effector'

import { $history } from '../model/documents.ts'
import { $sel } from '../model/choice.ts'

/** Why what was just asked for could not be done, as a sentence: it stands above the frame until something else happens. */
export const pasteFailed = createEvent<string>()
export const $problem = createStore('')
  .on(pasteFailed, (_, text) => text)
  .reset($history.updates, $sel.updates)
