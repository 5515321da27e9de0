import { defineTopic } from '../../contract/topic.ts'
import { source as opened } from './vendor-opened.source.ts'
import { source as list } from './games-vendor-list.source.ts'

export const topic = defineTopic({ sources: [opened, list] })
