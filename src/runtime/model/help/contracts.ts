import * as z from 'zod/mini'

import { HelpTopicList } from '../../../schemas/nouns/help.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Help topics in their order; the one that the address names (`#term`) is current.
 *
 * Value    title and hostile HTML
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    none
 */
export const helpTopics = defineSourceContract({
  name: 'help.topics',
  args: z.object({}),
  value: HelpTopicList,
})
