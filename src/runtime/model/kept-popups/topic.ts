import { defineTopic } from '../../contract/topic.ts'
import { keptPopupsStarted } from './kept-popups.ts'

export const topic = defineTopic({ sources: [], started: keptPopupsStarted })
