import { defineTopic } from '../../contract/topic.ts'
import './idle.ts'
import './session-export.ts'
import * as sources from './sources.ts'
import { sessionTimeoutStarted } from './session-record.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: sessionTimeoutStarted })
