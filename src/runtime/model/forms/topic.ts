import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'
import { formsStarted } from './started.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: formsStarted })
