import { defineTopic } from '../../contract/topic.ts'
import { source as helpTopics } from './help-topics.source.ts'

export const topic = defineTopic({ sources: [helpTopics] })
