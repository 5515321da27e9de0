import { defineTopic } from '../../contract/topic.ts'
import { momentsStarted } from './moments.ts'

export const topic = defineTopic({ sources: [], started: momentsStarted })
