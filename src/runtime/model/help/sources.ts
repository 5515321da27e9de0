import { defineSource } from '../../contract/source.ts'
import { stateOf } from '../requests/resource.ts'
import { mapList } from '../requests/states.ts'
import * as contracts from './contracts.ts'
import { $helpTopics, helpTopics as topicList, topicsOf } from './help.ts'

export const helpTopics = defineSource(contracts.helpTopics, {
  from: $helpTopics,
  select: ({ known, hash }) => mapList(stateOf(known, 'all'), (value) => topicsOf(value, hash)),
  wanted: topicList.wanted.prepend(() => undefined),
  retried: topicList.retried.prepend(() => undefined),
})
