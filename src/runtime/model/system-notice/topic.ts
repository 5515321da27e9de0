import { defineTopic } from '../../contract/topic.ts'
import { source as notice } from './system-notice.source.ts'

export const topic = defineTopic({ sources: [notice] })
