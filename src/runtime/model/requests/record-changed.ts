import { createEvent } from 'effector'

/** The gateway has written or changed a row of a record, which is named by its source: what is shown of it is read again. */
export const recordChanged = createEvent<string>()
