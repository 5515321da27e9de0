import * as z from 'zod/mini'

import { TeamTree } from '../../../schemas/nouns/team-tree.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The accounts below an agent as a tree. `under`: the way down to the account that is chosen, with "/" between its accounts; with `account`
 * the accounts that have this in their names, and who is above them; `view`: "tree" where the tree is opened on a narrow screen.
 *
 * Value    the levels that are known: those of the way down, and those that were opened (`load-team`)
 * Empty    nobody is below the agent
 * Failure  the agent's own level, or the search, failed; a retry asks again; one level that failed says so in the tree
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.team-tree',
  flag: 'AGENTPOLICY3',
  args: z.object({ under: z.optional(z.string()), account: z.optional(z.string()), view: z.optional(z.string()) }),
  value: TeamTree,
  login: 'agent',
})
