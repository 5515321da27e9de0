import { defineTopic } from '../../contract/topic.ts'
import { source as menu } from './menu.source.ts'
import { source as sideMenu } from './side-menu.source.ts'
import { source as messages } from './badges-messages.source.ts'
import { source as promotions } from './badges-promotions.source.ts'

export const topic = defineTopic({ sources: [menu, sideMenu, messages, promotions] })
