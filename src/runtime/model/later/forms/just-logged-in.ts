import { createEvent, createStore } from 'effector'

import { sessionEnded } from '../../token.ts'

/** A login is complete: popups are closed and the player is where he wanted to go. `firstTime`: the account had never been used. */
export const loginCompleted = createEvent<{ firstTime: boolean }>()

/** Set by a login, not by a session that a reload found again: what greets a player after a login goes by it. */
export const $justLoggedIn = createStore<{ firstTime: boolean } | null>(null)
  .on(loginCompleted, (_, login) => login)
  .reset(sessionEnded)
