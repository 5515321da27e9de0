import { defineTopic } from '../../contract/topic.ts'
import { source as byCategory } from './games-by-category.source.ts'
import { source as hot } from './games-hot.source.ts'
import { source as local } from './games-local.source.ts'
import { source as recent } from './games-recent.source.ts'
import { source as winners } from './winners.source.ts'

export const topic = defineTopic({ sources: [byCategory, hot, local, recent, winners] })
