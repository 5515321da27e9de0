import { defineTopic } from '../../contract/topic.ts'
import { draftsStarted } from '../drafts/drafts.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: draftsStarted })
