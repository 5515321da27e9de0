import * as z from 'zod/mini'

import { DownlinePage } from '../../../schemas/nouns/downlines.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The accounts below an agent. `under`: accounts from the agent down, with "/" between them, whose last one's downlines are shown.
 *
 * Value    a page of rows in the gateway's order, with the way down to them
 * Empty    the agent has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.downlines',
  flag: 'AGENTPOLICY3',
  args: z.object({
    page: z.optional(z.union([z.int(), z.string()])),
    pageSize: z.optional(z.int()),
    account: z.optional(z.string()),
    under: z.optional(z.string()),
  }),
  value: DownlinePage,
  login: 'agent',
})
