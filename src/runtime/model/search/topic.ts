import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { searchStarted } from './recent-searches.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: searchStarted })
