import { defineTopic } from '../../contract/topic.ts'
import './facts.ts'
import '../context/preferences.ts'

export const topic = defineTopic({ sources: [] })
