import { defineTopic } from '../../contract/topic.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources) })
