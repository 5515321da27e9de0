import { defineTopic } from '../../contract/topic.ts'
import { popupStepsStarted } from './popup-steps.ts'

export const topic = defineTopic({ sources: [], started: popupStepsStarted })
