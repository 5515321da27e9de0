import { createEvent, createStore } from 'effector'

// What may happen
/** A token was found at start, or a login gave one; null: there is none. */
export const tokenKnown = createEvent<string | null>()
/** The gateway no longer takes the token, or the player logged out. */
export const sessionEnded = createEvent()

// What we know
/** The session's token, opaque. It travels in a header and nowhere else. */
export const $token = createStore<string | null>(null)
  .on(tokenKnown, (_, token) => token)
  .on(sessionEnded, () => null)
