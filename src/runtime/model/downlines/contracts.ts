import * as z from 'zod/mini'

import { ContractOffer } from '../../../schemas/nouns/contract-offer.ts'
import { UplineTransfer } from '../../../schemas/nouns/funds.ts'
import { RecordPage } from '../../../schemas/nouns/record.ts'
import { TeamPath, TeamTree } from '../../../schemas/nouns/team-tree.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The offer of a contract to the account below that `to` names.
 *
 * Value    what runs or waits between the two, what was typed before, what is wrong with it, and what became of the offer
 * Empty    the address names no account
 * Failure  the team or the contracts could not be read; for a player who is no agent, and without contracts: absent
 * Login    an agent
 */
export const agentOffer = defineSourceContract({
  name: 'agent.offer',
  flag: 'CONTRACT3',
  args: z.object({ to: z.optional(z.string()) }),
  value: ContractOffer,
  login: 'agent',
})

/**
 * Where in the team of an agent a page is. `under`: the way down to the account whose downlines are shown, with "/" between its accounts.
 *
 * Value    the accounts of the way
 * Empty    the downlines of the agent itself are shown: there is no way back up
 * Failure  never: it asks nothing
 * Login    none
 */
export const agentTeamPath = defineSourceContract({
  name: 'agent.team-path',
  args: z.object({ under: z.optional(z.string()) }),
  value: TeamPath,
  asks: false,
})

/**
 * The accounts below an agent as a tree. `under`: the way down to the account that is chosen, with "/" between its accounts; with `account`
 * the accounts that have this in their names, and who is above them; `view`: "tree" where the tree is opened on a narrow screen.
 *
 * Value    the levels that are known: those of the way down, and those that were opened (`load-team`)
 * Empty    nobody is below the agent
 * Failure  the agent's own level, or the search, failed; a retry asks again; one level that failed says so in the tree
 * Login    an agent
 */
export const agentTeamTree = defineSourceContract({
  name: 'agent.team-tree',
  flag: 'AGENTPOLICY3',
  args: z.object({ under: z.optional(z.string()), account: z.optional(z.string()), view: z.optional(z.string()) }),
  value: TeamTree,
  login: 'agent',
})

/**
 * What an agent may transfer to the account below that `to` names, and what became of the transfer.
 *
 * Value    what is available, whether a transaction password is set, the state of the request
 * Empty    the address names no account
 * Failure  it could not be read; an older gateway, or withdrawals are off: absent; so it is for a player who is no agent
 * Login    an agent
 */
export const agentTransfer = defineSourceContract({
  name: 'agent.transfer',
  flag: 'AGENTPOLICY3',
  args: z.object({ to: z.optional(z.string()) }),
  value: UplineTransfer,
  login: 'agent',
})

/**
 * The accounts below an agent: directly, below `parent`, or below the last account of `under`, the way down with "/" between its accounts;
 * with `account` those that are called so in the whole team.
 *
 * Value    a page of rows in the gateway's order or sorted by a field. `kind` is "agent" or "member"; `team` and `online` are "true" where
 *          somebody has a team or is there; `way` is the way down to the account
 * Empty    there are none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsDownlines = defineSourceContract({
  name: 'records.downlines',
  flag: 'AGENTPOLICY3',
  args: undatedArgs(['account', 'parent', 'under']),
  fields: {
    id: 'reference',
    account: 'account',
    nickname: 'text',
    type: 'status',
    kind: 'text',
    parent: 'account',
    balance: 'money',
    teamSize: 'count',
    team: 'text',
    rate: 'rate',
    registeredTime: 'time',
    lastLoginTime: 'time',
    online: 'status',
    way: 'text',
  },
  value: RecordPage,
  login: 'agent',
})

/**
 * The links by which people register below an agent.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field, which may be none; `kind` is "agent" or "member"
 * Empty    never
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const recordsRegisterLinks = defineSourceContract({
  name: 'records.register-links',
  flag: 'AGENTPOLICY3',
  args: undatedArgs([]),
  fields: {
    linkId: 'reference',
    registerUrl: 'link',
    affiliateCode: 'reference',
    type: 'status',
    kind: 'text',
    rate: 'rate',
    registeredCount: 'count',
    createdTime: 'time',
    remark: 'text',
  },
  value: RecordPage,
  login: 'agent',
})
