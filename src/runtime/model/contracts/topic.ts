import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { contractsStarted } from './summary.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: contractsStarted })
