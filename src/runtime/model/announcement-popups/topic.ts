import { defineTopic } from '../../contract/topic.ts'
import './opening.ts'
import { source as popups } from './announcements-popup.source.ts'
import { source as texts } from './notices-texts.source.ts'
import { announcementPopupsStarted } from './started.ts'

export const topic = defineTopic({ sources: [popups, texts], started: announcementPopupsStarted })
