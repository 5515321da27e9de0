import { defineTopic } from '../../contract/topic.ts'
import { source as links } from './apps-links.source.ts'

export const topic = defineTopic({ sources: [links] })
