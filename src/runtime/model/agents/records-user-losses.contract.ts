import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * What the accounts of an agent’s team won and lost, a row for each.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.user-losses',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account']),
  fields: {
    account: 'account',
    betAmount: 'money',
    validBet: 'money',
    winAmount: 'money',
    rebate: 'money',
    bonus: 'money',
    profit: 'money',
  },
  value: RecordPage,
  login: 'agent',
})
