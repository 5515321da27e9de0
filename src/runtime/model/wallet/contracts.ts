import * as z from 'zod/mini'

import { Balance } from '../../../schemas/nouns/account.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The balance, whether it is hidden, and whether it is being gathered anew.
 *
 * Value    amount with its currency; while it is refreshed the old amount
 * Empty    never: no money is 0
 * Failure  the call failed; a retry asks again
 * Login    any session
 */
export const balance = defineSourceContract({
  name: 'balance',
  args: z.object({}),
  value: Balance,
  login: 'session',
})
