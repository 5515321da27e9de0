import { defineTopic } from '../../contract/topic.ts'
import './surroundings.ts'
import { source as toasts } from './toasts.source.ts'

export const topic = defineTopic({ sources: [toasts] })
