import { createEvent, sample } from 'effector'

import { draftsStarted } from '../drafts/drafts.ts'
import { offerCall } from './offer.ts'
import { transferCall } from './transfer.ts'

/** The topic is loaded: a request whose answer was lost before a reload is looked for. */
export const downlinesStarted = createEvent()

sample({ clock: downlinesStarted, target: [draftsStarted, offerCall.started, transferCall.started] })
