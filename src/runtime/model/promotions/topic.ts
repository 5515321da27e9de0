import { defineTopic } from '../../contract/topic.ts'
import { source as promotions } from './promotions.source.ts'

export const topic = defineTopic({ sources: [promotions] })
