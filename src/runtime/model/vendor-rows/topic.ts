import { defineTopic } from '../../contract/topic.ts'
import { source as newVendors } from './lanes-new-vendors.source.ts'
import { source as matches } from './matches-hot.source.ts'

export const topic = defineTopic({ sources: [newVendors, matches] })
