import { defineTopic } from '../../contract/topic.ts'
import { recordsStarted } from './column-choices.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: recordsStarted })
