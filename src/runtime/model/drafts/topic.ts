import { defineTopic } from '../../contract/topic.ts'
import { draftsStarted } from './drafts.ts'

export const topic = defineTopic({ sources: [], started: draftsStarted })
