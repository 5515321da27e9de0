import { defineTopic } from '../../contract/topic.ts'
import { draftsStarted } from '../drafts/drafts.ts'
import { source as feedback } from './feedback.source.ts'

export const topic = defineTopic({ sources: [feedback], started: draftsStarted })
