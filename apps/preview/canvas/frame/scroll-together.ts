import { useUnit } from 'effector-react'
import { useEffect } from 'react'

import type { Boxes } from '../../model/view/frame-link.ts'
import { $boxes, frameOrderRequested } from '../../model/view/frames.ts'
import { useScope } from '../../../kit/state/use-scope.ts'
import { watchStore } from './watch-store.ts'

const echoMs = 250 // for this time a frame reports a requested scroll like one of its own

/**
 * Follows the scroll positions of frames: where one scrolls, the others are told to scroll to the same height, and so is one that is drawn
 * after that.
 */
export function createScrollSync(
  frames: readonly string[],
  scroll: (frame: string, y: number) => void,
  now: () => number = () => performance.now(),
): (all: Readonly<Record<string, { boxes: Boxes; scroll: number }>>) => void {
  const last = new Map<string, number>()
  const sentAt = new Map<string, number>()
  let shared: number | undefined // the height to which one was scrolled last
  const tellTo = (frame: string, y: number) => {
    sentAt.set(frame, now())
    scroll(frame, y)
  }
  return (all) => {
    for (const frame of frames) {
      const at = all[frame]?.scroll
      if (at === undefined || at === last.get(frame)) continue
      const isKnown = last.has(frame)
      last.set(frame, at)
      if (!isKnown && shared !== undefined && shared !== at) tellTo(frame, shared)
      if (!isKnown || now() - (sentAt.get(frame) ?? -Infinity) < echoMs) continue
      shared = at
      for (const other of frames) if (other !== frame) tellTo(other, at)
    }
  }
}

/** Keeps frames at the same scroll position; `names` are theirs, separated by spaces. */
export function useScrollTogether(names: string, isOn = true): void {
  const scope = useScope()
  const tell = useUnit(frameOrderRequested)
  useEffect(() => {
    if (!isOn) return undefined
    const follow = createScrollSync(names.split(' '), (frame, y) => tell({ frame, order: { kind: 'scroll', y } }))
    return watchStore($boxes, scope, follow)
  }, [names, isOn, scope, tell])
}
