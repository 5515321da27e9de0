import { addCanvasActions } from '../canvas/actions.ts'
import '../canvas/block-menu.ts'
import '../canvas/move-bar.tsx'
import '../canvas/move-keys.ts'
import '../canvas/move-messages.ts'
import '../canvas/drag-overlay.tsx'
import '../canvas/follow-selection.ts'
import { listenToClipboard } from '../canvas/clipboard.ts'
import { listenToOutlineDrag } from '../canvas/outline-drag.ts'
import '../canvas/empty-page.tsx'
import '../canvas/frame-trouble.tsx'
import '../canvas/rename-dialog.tsx'
import '../canvas/toolbar.tsx'
import '../canvas/use-bar.tsx'
import '../canvas/width-edge.tsx'
import './view-settings/view-menus.ts'
import '../model/carried-rules.ts'
import '../model/summary-lazy.ts'
import '../outline/block-drop.ts'
import '../outline/block-hint.tsx'
import '../outline/document-hint.tsx'
import '../outline/document-menu.ts'
import '../outline/search-field.tsx'
import '../outline/widget-icons.ts'
import '../ui/tree-follow.ts'
import { listenToKeys } from './keys-listen.ts'
import { measureWhenIdle } from '../model/measurements.ts'
import { announceChanges } from './change-messages.ts'
import { addShellActions } from './shell-actions.ts'
import './bar-menus.ts'

// One download for all that is done only when somebody asks for it. What is imported here for nothing but its name is drawn by parts of the
// first load as soon as it is wanted, and is then at hand.

let begun = false

/** Adds the actions, once. */
export function begin(): void {
  if (begun) return
  begun = true
  addCanvasActions()
  addShellActions()
}

/** Does the keys that were pressed meanwhile and listens to all that happens, until the function that it gives is called. */
export function listen(held: readonly KeyboardEvent[]): () => void {
  const stops = [listenToKeys(held), announceChanges(), measureWhenIdle(), listenToClipboard(), listenToOutlineDrag()]
  return () => {
    for (const stop of stops) stop()
  }
}
