import { defineTopic } from '../../contract/topic.ts'
import { source as messages } from './messages.source.ts'

export const topic = defineTopic({ sources: [messages] })
