import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * What an agent earned on each day.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.revenue',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: {
    day: 'day',
    teamBet: 'money',
    teamProfit: 'money',
    dividend: 'money',
    dailySalary: 'money',
    hourSalary: 'money',
    realtimeSalary: 'money',
    total: 'money',
  },
  value: RecordPage,
  login: 'agent',
})
