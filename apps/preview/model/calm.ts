import { createEvent, createStore } from 'effector'
import type { Store } from 'effector'

import { $desk } from './documents.ts'

const restMs = 40 // after the painting that shows what was typed

/**
 * A store that follows another at once, but while somebody types after the page has painted: what a keystroke changes is on the screen
 * before what only tells about it is worked out. For what walks a whole document; what is typed into itself never waits.
 */
export function calm<Value>(source: Store<Value>): Store<Value> {
  const told = createEvent<Value>()
  const $calm = createStore(source.getState(), { skipVoid: false }).on(told, (_, value) => value)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    waiting = undefined
    told(source.getState())
  }
  source.updates.watch(() => {
    const typing = $desk.getState().open
    if (typing && waiting !== undefined) return // it will see the newest
    clearTimeout(waiting)
    waiting = undefined
    if (typing) waiting = setTimeout(tell, restMs)
    else tell()
  })
  return $calm
}
