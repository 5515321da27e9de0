import * as z from 'zod/mini'

import { Referral } from '../../../schemas/nouns/rewards.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The player's invitation: code, address, how many registered with it and what that has earned, and a page of them.
 *
 * Value    as said; the address is http(s) or a path of this site
 * Empty    never; where the gateway says that referral is off: absent, the node stays away
 * Failure  the call failed; a retry asks for this page again
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'referral',
  flag: 'REFERRAL3',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), pageSize: z.optional(z.int()) }),
  value: Referral,
  login: 'real',
})
