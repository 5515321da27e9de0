import * as z from 'zod/mini'

import { TeamPath } from '../../../schemas/nouns/team-tree.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * Where in the team of an agent a page is. `under`: the way down to the account whose downlines are shown, with "/" between its accounts.
 *
 * Value    the accounts of the way
 * Empty    the downlines of the agent itself are shown: there is no way back up
 * Failure  never: it asks nothing
 * Login    none
 */
export const contract = defineSourceContract({
  name: 'agent.team-path',
  args: z.object({ under: z.optional(z.string()) }),
  value: TeamPath,
  asks: false,
})
