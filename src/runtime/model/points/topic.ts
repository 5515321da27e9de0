import { defineTopic } from '../../contract/topic.ts'
import { source as conversion } from './points-conversion.source.ts'
import { source as earned } from './points-earned.source.ts'
import { source as rules } from './points-rules.source.ts'
import { source as shop } from './points-shop.source.ts'
import { source as points } from './points.source.ts'
import { pointsStarted } from './started.ts'

export const topic = defineTopic({ sources: [points, conversion, earned, rules, shop], started: pointsStarted })
