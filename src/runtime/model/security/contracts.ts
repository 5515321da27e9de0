import * as z from 'zod/mini'

import { Security } from '../../../schemas/nouns/security.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The player’s account and what protects it.
 *
 * Value    contacts masked, what is set, bank accounts, the profile; asked again after each change
 * Empty    never
 * Failure  the call failed
 * Login    a real account
 */
export const security = defineSourceContract({
  name: 'security',
  args: z.object({}),
  value: Security,
  login: 'real',
})
