import { createEvent, createStore } from 'effector'
import type { Store } from 'effector'

import type { EditorHistory } from './editor-history.ts'
import { $history } from './history.ts'

const restMs = 120 // nothing has been typed for so long: the hand is slower than its own next key
const mostMs = 600 // who types without a rest is told all the same

/**
 * A store that follows another at once, but while somebody types, or takes back what was typed, after a rest: what a keystroke changes is
 * on the screen, and the next one is not held up, before what only tells about it is worked out. For what walks a whole document; what is
 * typed into itself never waits.
 */
export function debounced<Value>(source: Store<Value>): Store<Value> {
  const told = createEvent<Value>()
  const $calm = createStore(source.getState(), { skipVoid: false }).on(told, (_, value) => value)
  let waiting: ReturnType<typeof setTimeout> | undefined
  let since = 0
  let seen = $history.getState().serial
  const tell = () => {
    waiting = undefined
    seen = $history.getState().serial
    told(source.getState())
  }
  source.updates.watch(() => {
    const now = performance.now()
    const typed = isTyped($history.getState(), seen)
    if (waiting === undefined) since = now
    else if (typed && now - since > mostMs) return // it will see the newest
    clearTimeout(waiting)
    if (typed) waiting = setTimeout(tell, restMs)
    else tell()
  })
  return $calm
}

/** Whether the newest change is typing: a step that is still open, or one of many keys that has just been taken back. */
function isTyped({ open, future: [back], serial }: EditorHistory, seen: number): boolean {
  return open || (serial !== seen && typeof back?.group === 'string')
}
