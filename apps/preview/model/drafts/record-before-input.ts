import { createEffect, scopeBind } from 'effector'

import { pendingRecorded } from '../documents/documents.ts'

const kinds = [
  'keydown',
  'beforeinput',
  'compositionstart',
  'paste',
  'cut',
  'drop',
  'pointerdown',
  'click',
  'focusin',
  'focusout',
  'change',
  'beforeunload',
  'pagehide',
] as const

/**
 * Whatever an operator does next finds an edit recorded that was only drawn until then. Given the window, which its frames are not part of:
 * what they report is input, too.
 */
export const recordBeforeInputFx = createEffect(() => {
  const record = scopeBind(pendingRecorded, { safe: true })
  for (const kind of kinds) window.addEventListener(kind, () => record(), { capture: true })
})
