import { defineTopic } from '../../contract/topic.ts'
import './facts.ts'
import './preferences.ts'

export const topic = defineTopic({ sources: [] })
