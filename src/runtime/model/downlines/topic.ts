import { createEvent, sample } from 'effector'

import { defineTopic } from '../../contract/topic.ts'
import { draftsStarted } from '../drafts/drafts.ts'
import { offerCall } from './offer.ts'
import * as sources from './sources.ts'
import { registerDownline, registerLink } from './team-actions.ts'
import { transferCall } from './transfer.ts'

/** The topic is loaded: a request whose answer was lost before a reload is looked for. */
const downlinesStarted = createEvent()

sample({ clock: downlinesStarted, target: [draftsStarted, offerCall.started, transferCall.started] })

export const topic = defineTopic({
  sources: Object.values(sources),
  started: downlinesStarted,
  formActions: { 'register-downline': registerDownline, 'register-link': registerLink },
})
