import { defineTopic } from '../../contract/topic.ts'
import { source as links } from './apps-links.source.ts'
import { source as packages } from './apps-packages.source.ts'

export const topic = defineTopic({ sources: [links, packages] })
