import { scopeBind } from 'effector'
import type { Scope } from 'effector'

import { listenToClipboard } from '../canvas/clipboard.ts'
import '../canvas/follow-selection.ts'
import '../canvas/move-keys.ts'
import '../canvas/move-messages.ts'
import { listenToOutlineDrag } from '../canvas/outline-drag.ts'
import '../model/remote-changes.ts'
import { measuringTurned } from '../model/measurements.ts'
import './change-messages.ts'
import { listenToKeys } from './keys-listen.ts'

/** Listens to keys, the clipboard and drags of the whole editor, measures the page and announces changes. Returns how to stop. */
export function listenToEditor(scope: Scope): () => void {
  const stops = [listenToKeys(scope), listenToClipboard(scope), listenToOutlineDrag(scope)]
  const measure = scopeBind(measuringTurned, { scope })
  measure(true)
  return () => {
    measure(false)
    for (const stop of stops) stop()
  }
}
