import { createEvent } from 'effector'

/** The topic is loaded: what the tab remembers is read, and announcements may open. */
export const announcementPopupsStarted = createEvent()
