import { defineTopic } from '../../contract/topic.ts'
import { source as protection } from './protection.source.ts'
import { source as session } from './play-session.source.ts'
import { protectionStarted } from './play-session.ts'

export const topic = defineTopic({ sources: [protection, session], started: protectionStarted })
