import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

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
export const contract = defineSourceContract({
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
