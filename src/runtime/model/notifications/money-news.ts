import { createEvent } from 'effector'

/** A message says that a deposit or a withdrawal has gone on: what is known of them is read again. */
export const moneyNews = createEvent()
