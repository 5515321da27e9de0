import { defineTopic } from '../../contract/topic.ts'
import './documents.ts'

export const topic = defineTopic({ sources: [] })
