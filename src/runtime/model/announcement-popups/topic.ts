import { defineTopic } from '../../contract/topic.ts'
import './opening.ts'
import * as sources from './sources.ts'
import { announcementPopupsStarted } from './started.ts'

export const topic = defineTopic({ sources: Object.values(sources), started: announcementPopupsStarted })
