import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { protectionStarted } from './play-session.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: protectionStarted })
