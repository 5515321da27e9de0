import { createEvent, createStore } from 'effector'

import { sessionEnded } from '../context/session.ts'

// What may happen
/** A form has changed something of the account of whoever is logged in. */
export const accountChanged = createEvent()
/** A form has changed something of the team of an agent. */
export const teamChanged = createEvent()
/** What the player has said about himself before, by field. */
export const profileKnown = createEvent<Readonly<Record<string, string>>>()

// What we know
export const $profile = createStore<Readonly<Record<string, string>>>({})
  .on(profileKnown, (_, profile) => profile)
  .reset(sessionEnded)
