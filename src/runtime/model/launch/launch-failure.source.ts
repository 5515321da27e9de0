import * as z from 'zod/mini'

import { Notice } from '../../../schemas/nouns/announcement.ts'
import { $launchFailure, launchRetried } from './launch.ts'
import { empty } from '../requests/resource.ts'
import { defineSource } from '../../contract/source.ts'
import { readyOf } from '../requests/states.ts'

/**
 * Why the last start failed, for the popup `launch-failed`.
 *
 * Value    the gateway's sentence, or a word of ours; a retry starts the game again
 * Empty    nothing failed
 * Failure  none
 * Login    none
 */
export const source = defineSource({
  name: 'launch.failure',
  args: z.object({}),
  value: Notice,
  from: $launchFailure.map((failure) => ({ notice: failure && { key: 'launch', text: failure.message } })),
  retried: launchRetried.prepend(() => undefined),
  select: ({ notice }) => (notice ? readyOf(notice) : empty),
})
