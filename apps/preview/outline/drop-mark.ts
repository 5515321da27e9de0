import { createEvent, restore } from 'effector'

import type { DropMark } from '../ui/tree-drop-line.tsx'

export const dropMarked = createEvent<DropMark | null>()
/** Where the tree draws the line of a block that is carried by keys, or over the canvas. */
export const $dropMark = restore(dropMarked, null)
