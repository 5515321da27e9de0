import * as z from 'zod/mini'

import { ContractList, ContractSummary } from '../../../schemas/nouns/contracts.ts'
import { Count } from '../../../schemas/nouns/count.ts'
import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * For how many kinds of contracts a request waits for the account.
 *
 * Value    a whole number, 0 for none and for an account without contract data
 * Empty    never
 * Failure  none: what waits comes with the session
 * Login    a session; a guest's figure is 0
 */
export const badgesContracts = defineSourceContract({
  name: 'badges.contracts',
  flag: 'CONTRACT3',
  args: z.object({}),
  value: Count,
  asks: false,
})

/**
 * An agent's contracts and requests, newest first; with `status` those that have it.
 *
 * Value    a page of 10, each contract with the answers that are allowed now
 * Empty    there are none
 * Failure  the call failed; a retry asks again; a site without contracts: the node stays away
 * Login    an agent
 */
export const contracts = defineSourceContract({
  name: 'contracts',
  flag: 'CONTRACT3',
  args: z.object({ page: z.optional(z.union([z.int(), z.string()])), status: z.optional(z.string()) }),
  value: ContractList,
  login: 'agent',
})

/**
 * Which contracts and salaries the account has, and which requests wait for it.
 *
 * Value    the kinds that wait, and those that are on
 * Empty    never: without contract data, and once the player has closed it, the node stays away until another request comes
 * Failure  none
 * Login    a session; nobody else has contract data
 */
export const contractsSummary = defineSourceContract({
  name: 'contracts.summary',
  flag: 'CONTRACT3',
  args: z.object({}),
  value: ContractSummary,
  asks: false,
})

/**
 * An agent's contracts and requests.
 *
 * Value    a page of rows in the gateway's order or sorted by a field; `account` is the other side, `terms` counts the tiers, `rate` is
 *          the highest of them; `due`: `answer` may be accepted or rejected, `answer-higher` too and ends a contract of the agent who
 *          accepts, `end` may be terminated
 * Empty    there are none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away, as without contracts
 * Login    an agent
 */
export const recordsContracts = defineSourceContract({
  name: 'records.contracts',
  flag: 'CONTRACT3',
  args: undatedArgs(['direction', 'contractType', 'status']),
  fields: {
    contractId: 'reference',
    account: 'account',
    contractType: 'status',
    periodType: 'status',
    fromAccount: 'account',
    toAccount: 'account',
    direction: 'status',
    requestType: 'status',
    status: 'status',
    createdTime: 'time',
    terms: 'count',
    rate: 'rate',
    due: 'status',
  },
  actions: ['accept-contract', 'reject-contract', 'terminate-contract'],
  value: RecordPage,
  login: 'agent',
})
