import { defineTopic } from '../../contract/topic.ts'
import { source as support } from './agent-support.source.ts'
import { source as chats } from './chat-models.source.ts'
import { source as domains } from './site-domains.source.ts'
import { source as entries } from './service-entries.source.ts'

export const topic = defineTopic({ sources: [entries, support, chats, domains] })
