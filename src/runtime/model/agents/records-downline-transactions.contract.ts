import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * What changed the balances of an agent’s team, of all accounts or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.downline-transactions',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account', 'type']),
  fields: {
    account: 'account',
    referenceNo: 'reference',
    time: 'time',
    type: 'status',
    amount: 'money',
    balance: 'money',
    status: 'status',
    remark: 'text',
  },
  value: RecordPage,
  login: 'agent',
})
