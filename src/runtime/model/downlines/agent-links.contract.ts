import * as z from 'zod/mini'

import { RegisterLinkList } from '../../../schemas/nouns/downlines.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The links by which people register below an agent.
 *
 * Value    links in the gateway's order, each with the type and the rate that it gives
 * Empty    there are none
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.links',
  flag: 'AGENTPOLICY3',
  args: z.object({}),
  value: RegisterLinkList,
  login: 'agent',
})
