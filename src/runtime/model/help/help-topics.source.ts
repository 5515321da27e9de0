import { $helpTopics, helpTopics, topicsOf } from './help.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'
import { contract } from './help-topics.contract.ts'

export const source = defineSource(contract, {
  from: $helpTopics,
  select: ({ known, hash }) => mapList(stateOf(known, 'all'), (value) => topicsOf(value, hash)),
  wanted: helpTopics.wanted.prepend(() => undefined),
  retried: helpTopics.retried.prepend(() => undefined),
})
