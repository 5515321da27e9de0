import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { downlinesStarted } from './started.ts'
import { registerDownline, registerLink } from './team-actions.ts'

export const topic = defineTopic({
  sources: Object.values(sources),
  started: downlinesStarted,
  formActions: { 'register-downline': registerDownline, 'register-link': registerLink },
})
