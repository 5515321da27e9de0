import { createEvent } from 'effector'

/**
 * A login is complete: popups are closed and the player is where he wanted to go. A session that a reload found again is none.
 * `firstTime`: the account had never been used.
 */
export const loginCompleted = createEvent<{ firstTime: boolean }>()
