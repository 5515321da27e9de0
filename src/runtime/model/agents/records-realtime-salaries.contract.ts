import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * The real-time salaries of an agent and of the accounts below, of all or of one.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.realtime-salaries',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account']),
  fields: {
    recordId: 'reference',
    account: 'account',
    time: 'time',
    betAmount: 'money',
    winRate: 'rate',
    lossRate: 'rate',
    singleBetAmount: 'money',
    amount: 'money',
    status: 'status',
    due: 'status',
  },
  actions: ['pay-salary'],
  value: RecordPage,
  login: 'agent',
})
