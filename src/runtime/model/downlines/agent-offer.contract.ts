import * as z from 'zod/mini'

import { ContractOffer } from '../../../schemas/nouns/contract-offer.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The offer of a contract to the account below that `to` names.
 *
 * Value    what runs or waits between the two, what was typed before, what is wrong with it, and what became of the offer
 * Empty    the address names no account
 * Failure  the team or the contracts could not be read; for a player who is no agent, and without contracts: absent
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.offer',
  flag: 'CONTRACT3',
  args: z.object({ to: z.optional(z.string()) }),
  value: ContractOffer,
  login: 'agent',
})
