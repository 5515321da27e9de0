import { defineTopic } from '../../contract/topic.ts'
import './draws-due.ts'
import { source as menu } from './lottery-menu.source.ts'
import { source as numbers } from './lottery-numbers.source.ts'
import { source as recent } from './lottery-recent.source.ts'

export const topic = defineTopic({ sources: [menu, numbers, recent] })
