import { defineTopic } from '../../contract/topic.ts'
import './permission.ts'
import { source as brand } from './brand.source.ts'

export const topic = defineTopic({ sources: [brand] })
