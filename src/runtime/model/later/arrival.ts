import { createEvent, createStore, sample } from 'effector'
import type { Event, EventCallable } from 'effector'

/**
 * For a part that is downloaded when it is needed: `arrived` is called by whoever brings it into a portal, as often as it likes;
 * `first` happens once in a portal. It is what `portalStarted` is to the parts that come first.
 */
export function arrival(): { arrived: EventCallable<void>; first: Event<void> } {
  const arrived = createEvent()
  const first = createEvent()
  const $here = createStore(false).on(first, () => true)
  sample({ clock: arrived, source: $here, filter: (here) => !here, fn: () => undefined, target: first })
  return { arrived, first }
}
