import { defineTopic } from '../../contract/topic.ts'
import './launch.ts'
import { source as current } from './game-current.source.ts'
import { source as seamless } from './game-seamless.source.ts'
import { source as failure } from './launch-failure.source.ts'
import { source as lottery } from './lottery-lobby.source.ts'
import { source as rooms } from './rooms-of-game.source.ts'

export const topic = defineTopic({ sources: [current, seamless, failure, lottery, rooms] })
