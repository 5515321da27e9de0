import * as z from 'zod/mini'

import { Amount } from './money.ts'

/** An account of a team. `below`: how many are below it on all levels; `hasTeam`: its level may be asked for. */
export const TeamAccount = z.object({
  account: z.string(),
  nickname: z.optional(z.string()),
  agent: z.boolean(),
  hasTeam: z.boolean(),
  below: z.int(),
  rate: Amount,
  balance: Amount,
  online: z.boolean(),
})
export type TeamAccount = z.infer<typeof TeamAccount>

/** The accounts directly below `parent`, "" for the agent's own. `more`: there are others on further pages. */
export const TeamLevel = z.object({
  parent: z.string(),
  accounts: z.array(TeamAccount),
  state: z.enum(['ready', 'loading', 'failed']),
  more: z.boolean(),
})
export type TeamLevel = z.infer<typeof TeamLevel>

/**
 * An agent's team as far as it is known. `path`: the accounts from the agent down to the one that is chosen. While an account is sought
 * (`sought` is not ""), the levels are those above the accounts found: `found` their names, `count` how many the gateway has found, and
 * `unplaced` those of which it does not tell who is above them. `shown`: the player opened the tree where there is no room for it.
 */
export const TeamTree = z.object({
  levels: z.array(TeamLevel),
  path: z.array(z.string()),
  sought: z.string(),
  found: z.array(z.string()),
  count: z.int(),
  unplaced: z.array(TeamAccount),
  currency: z.string(),
  shown: z.boolean(),
})
export type TeamTree = z.infer<typeof TeamTree>

/** The accounts from the one below an agent down to the one whose downlines are shown; none for the agent's own. */
export const TeamPath = z.object({ path: z.array(z.string()) })
export type TeamPath = z.infer<typeof TeamPath>
