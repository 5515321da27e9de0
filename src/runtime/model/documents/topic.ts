import { defineTopic } from '../../contract/topic.ts'
import './documents.ts'
import './moments.ts'

export const topic = defineTopic({ sources: [] })
