import { defineTopic } from '../../contract/topic.ts'
import { source as entries } from './service-entries.source.ts'
import { source as support } from './agent-support.source.ts'

export const topic = defineTopic({ sources: [entries, support] })
