import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The accounts below an agent: directly, or below `parent`; with `account` those that are called so in the whole team.
 *
 * Value    a page of rows in the gateway's order or sorted by a field; `online` is "true" where somebody is
 * Empty    there are none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.downlines',
  flag: 'AGENTPOLICY3',
  args: undatedArgs(['account', 'parent']),
  fields: {
    id: 'reference',
    account: 'account',
    nickname: 'text',
    type: 'status',
    parent: 'account',
    balance: 'money',
    teamSize: 'count',
    rate: 'rate',
    registeredTime: 'time',
    lastLoginTime: 'time',
    online: 'status',
  },
  value: RecordPage,
  login: 'agent',
})
