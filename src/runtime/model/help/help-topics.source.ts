import * as z from 'zod/mini'

import { HelpTopicList } from '../../../schemas/nouns/help.ts'
import { $helpTopics, helpTopics, topicsOf } from './help.ts'
import { stateOf } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { mapList } from '../requests/states.ts'

/**
 * Help topics in their order; the one that the address names (`#term`) is current.
 *
 * Value    title and hostile HTML
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const source = defineSource({
  name: 'help.topics',
  args: z.object({}),
  value: HelpTopicList,
  from: $helpTopics,
  select: ({ known, hash }) => mapList(stateOf(known, 'all'), (value) => topicsOf(value, hash)),
  wanted: helpTopics.wanted.prepend(() => undefined),
  retried: helpTopics.retried.prepend(() => undefined),
})
