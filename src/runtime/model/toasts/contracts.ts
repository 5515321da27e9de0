import * as z from 'zod/mini'

import { ToastList } from '../../../schemas/nouns/message.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Short messages that show the result of a request.
 *
 * Value    at most three, newest last; each goes by itself after five seconds, one that reports a failure after eight
 * Empty    never: none is an empty list, so that whoever reads it aloud is there before the first one
 * Failure  none
 * Login    none
 */
export const toasts = defineSourceContract({
  name: 'toasts',
  args: z.object({}),
  value: ToastList,
  asks: false,
})
