import { defineTopic } from '../../contract/topic.ts'
import '../messages/unread.ts'
import './session.ts'
import { source as failure } from './session-failure.source.ts'
import { source as session } from './session.source.ts'

export const topic = defineTopic({ sources: [session, failure] })
