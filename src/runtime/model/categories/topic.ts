import { defineTopic } from '../../contract/topic.ts'
import './category.ts'
import { source as categories } from './categories-ordered.source.ts'
import { source as vendors } from './vendors-by-category.source.ts'

export const topic = defineTopic({ sources: [categories, vendors] })
