import { defineTopic } from '../../contract/topic.ts'
import { notificationsStarted } from './notifications.ts'

export const topic = defineTopic({ sources: [], started: notificationsStarted })
