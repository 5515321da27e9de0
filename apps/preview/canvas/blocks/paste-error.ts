import { createEvent, createStore } from 'effector'

import { $history } from '../../model/documents/history.ts'
import { $sel } from '../../model/view/choice.ts'

/** Why a paste failed, as a sentence above the frame. The next edit or selection removes it. */
export const pasteFailed = createEvent<string>()
export const $pasteError = createStore('')
  .on(pasteFailed, (_, text) => text)
  .reset($history.updates, $sel.updates)
