import { sample } from 'effector'

import { intentOf } from '../intents.ts'
import { popupsLeft } from '../navigation/popups.ts'
import './idle.ts'
import './session-export.ts'
import '../protection/play-session.ts'

/** What a session has beside its token: limits, the time it lasts, its end for want of activity, what the tab remembers of the member. */
export { arrived } from './session-record.ts'

// Who logs out leaves what lies open: a popup of members would ask him to log in again
sample({ clock: intentOf('logout'), fn: () => undefined, target: popupsLeft })
