import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { analyticsStarted } from './analytics.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: analyticsStarted })
