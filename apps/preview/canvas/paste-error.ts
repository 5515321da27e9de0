import { createEvent, createStore } from 'effector'

import { $history } from '../model/history.ts'
import { $sel } from '../model/choice.ts'

/** Why a paste failed, as a sentence above the frame. It goes with the next edit or selection. */
export const pasteFailed = createEvent<string>()
export const $pasteError = createStore('')
  .on(pasteFailed, (_, text) => text)
  .reset($history.updates, $sel.updates)
