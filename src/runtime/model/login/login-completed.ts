import { createEvent } from 'effector'

/**
 * A login is complete: popups are closed and the player is where he wanted to go. It is not
 * raised for a session that a reload finds again. `firstTime`: the account had never been used.
 */
export const loginCompleted = createEvent<{ firstTime: boolean }>()
