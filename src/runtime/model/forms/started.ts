import { createEvent } from 'effector'

/** The topic is loaded: what the tab and the device remember for forms is read. */
export const formsStarted = createEvent()
