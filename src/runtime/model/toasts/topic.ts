import { defineTopic } from '../../contract/topic.ts'
import { source as toasts } from './toasts.source.ts'

export const topic = defineTopic({ sources: [toasts] })
