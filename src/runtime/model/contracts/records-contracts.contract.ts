import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

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
export const contract = defineSourceContract({
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
