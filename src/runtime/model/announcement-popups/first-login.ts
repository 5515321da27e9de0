import { attach, createEvent, createStore, sample } from 'effector'

import { sessionEnded } from '../context/session.ts'
import { $platform } from '../lifecycle.ts'
import { loginCompleted } from '../login/login-completed.ts'

/** The topic is loaded: what the tab remembers is read, and announcements may open. */
export const announcementPopupsStarted = createEvent()

const firstLoginKey = 'foyer-first-login'

// What may happen
const firstLoginSeen = createEvent()

// What we know: whether the login of this session was the account's first. It holds until the session ends, over a reload too
export const $firstLogin = createStore(false)

// How it changes
const recallFx = attach({ source: $platform, effect: ({ session }) => session.read(firstLoginKey) === 'true' })
const keepFx = attach({ source: $platform, effect: ({ session }) => session.write(firstLoginKey, 'true') })
sample({ clock: announcementPopupsStarted, target: recallFx })
sample({ clock: loginCompleted, filter: ({ firstTime }) => firstTime, fn: () => undefined, target: firstLoginSeen })
sample({ clock: firstLoginSeen, target: keepFx })
$firstLogin
  .on(recallFx.doneData, (before, kept) => before || kept)
  .on(firstLoginSeen, () => true)
  .on(sessionEnded, () => false)
