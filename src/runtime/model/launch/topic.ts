import { defineTopic } from '../../contract/topic.ts'
import './launch.ts'
import * as sources from './sources.ts'

export const topic = defineTopic({ sources: Object.values(sources) })
