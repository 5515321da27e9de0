import * as z from 'zod/mini'

import { LoginMethods } from '../../../schemas/nouns/form.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Login methods beside the form: one click, other providers, a trial.
 *
 * Value    those that the site switches on, and why the last one failed
 * Empty    there are none
 * Failure  none
 * Login    none
 */
export const loginMethods = defineSourceContract({
  name: 'login.methods',
  args: z.object({}),
  value: LoginMethods,
  asks: false,
})
