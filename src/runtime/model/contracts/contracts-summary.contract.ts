import * as z from 'zod/mini'

import { ContractSummary } from '../../../schemas/nouns/contracts.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Which contracts and salaries the account has, and which requests wait for it.
 *
 * Value    the kinds that wait, and those that are on
 * Empty    never: without contract data, and once the player has closed it, the node stays away until another request comes
 * Failure  none
 * Login    a session; nobody else has contract data
 */
export const contract = defineSourceContract({
  name: 'contracts.summary',
  flag: 'CONTRACT3',
  args: z.object({}),
  value: ContractSummary,
  asks: false,
})
