import { createEvent, sample } from 'effector'
import type { EventCallable, Store } from 'effector'

/** Makes an event that triggers `target`: `make` builds the payload from the store's state and from what the caller gives. */
export function withState<Given, Known, Payload>(
  target: EventCallable<Payload>,
  store: Store<Known>,
  make: (known: Known, given: Given) => Payload,
): EventCallable<Given> {
  const given = createEvent<Given>()
  sample({ clock: given, source: store, fn: make, target })
  return given
}

/** An event that triggers two. */
export function both<Payload>(first: EventCallable<Payload>, second: EventCallable<Payload>): EventCallable<Payload> {
  const event = createEvent<Payload>()
  sample({ clock: event, target: [first, second] })
  return event
}
