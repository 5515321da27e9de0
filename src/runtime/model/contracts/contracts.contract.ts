import * as z from 'zod/mini'

import { ContractList } from '../../../schemas/nouns/contracts.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * An agent's contracts and requests, newest first; with `status` those that have it.
 *
 * Value    a page of 10, each contract with the answers that are allowed now
 * Empty    there are none
 * Failure  the call failed; a retry asks again; a site without contracts: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'contracts',
  flag: 'CONTRACT3',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), status: z.optional(z.string()) }),
  value: ContractList,
  login: 'agent',
})
