import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

/**
 * The dividends of an agent and of the accounts below.
 *
 * Value    a page of rows, those that wait with what may be done with them; totals of the range and sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; switched off, or no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.dividends',
  flag: 'CONTRACT3',
  args: recordArgs(['status']),
  fields: {
    recordId: 'reference',
    account: 'account',
    periodType: 'status',
    startTime: 'time',
    endTime: 'time',
    periodValidBet: 'money',
    periodProfitLoss: 'money',
    activeMembers: 'count',
    rate: 'rate',
    amount: 'money',
    status: 'status',
    due: 'status',
  },
  actions: ['process-dividend'],
  value: RecordPage,
  login: 'agent',
})
