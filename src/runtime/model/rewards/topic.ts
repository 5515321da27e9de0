import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { rewardsStarted } from './started.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: rewardsStarted })
