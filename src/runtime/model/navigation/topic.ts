import { defineTopic } from '../../contract/topic.ts'
import './go.ts'
import './guards.ts'
import './narrow.ts'
import './popups.ts'

export const topic = defineTopic({ sources: [] })
