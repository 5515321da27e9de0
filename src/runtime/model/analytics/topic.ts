import { defineTopic } from '../../contract/topic.ts'
import { source as analytics } from './analytics.source.ts'
import { analyticsStarted } from './analytics.ts'

export const topic = defineTopic({ sources: [analytics], started: analyticsStarted })
