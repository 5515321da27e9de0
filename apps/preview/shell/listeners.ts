import { scopeBind } from 'effector'
import type { Scope } from 'effector'

import { listenToClipboard } from '../canvas/blocks/clipboard.ts'
import '../canvas/selection/follow-selection.ts'
import '../canvas/moving/move-keys.ts'
import '../canvas/moving/move-messages.ts'
import { listenToOutlineDrag } from '../canvas/moving/outline-drag.ts'
import '../model/drafts/remote-changes.ts'
import { measuringTurned } from '../model/view/measurements.ts'
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
