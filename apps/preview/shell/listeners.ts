import { listenToClipboard } from '../canvas/clipboard.ts'
import '../canvas/follow-selection.ts'
import '../canvas/move-keys.ts'
import '../canvas/move-messages.ts'
import { listenToOutlineDrag } from '../canvas/outline-drag.ts'
import '../model/merging.ts'
import { measureWhenIdle } from '../model/measurements.ts'
import { announceChanges } from './change-messages.ts'
import { listenToKeys } from './keys-listen.ts'

/** Listens to keys, the clipboard and drags of the whole editor, measures the page and announces changes. Returns how to stop. */
export function listenToEditor(): () => void {
  const stops = [listenToKeys(), announceChanges(), measureWhenIdle(), listenToClipboard(), listenToOutlineDrag()]
  return () => {
    for (const stop of stops) stop()
  }
}
