import { defineTopic } from '../../contract/topic.ts'
import { source as security } from './security.source.ts'

export const topic = defineTopic({ sources: [security] })
