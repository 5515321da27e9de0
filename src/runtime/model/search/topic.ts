import { defineTopic } from '../../contract/topic.ts'
import { source as search } from './games-search.source.ts'
import { searchStarted } from './recent-searches.ts'

export const topic = defineTopic({ sources: [search], started: searchStarted })
