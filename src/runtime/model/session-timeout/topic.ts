import { defineTopic } from '../../contract/topic.ts'
import './idle.ts'
import './session-export.ts'
import { source as warning } from './idle-warning.source.ts'
import { source as over } from './session-over.source.ts'
import { sessionTimeoutStarted } from './session-record.ts'

export const topic = defineTopic({ sources: [warning, over], started: sessionTimeoutStarted })
