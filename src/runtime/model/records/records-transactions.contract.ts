import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * What changed the player's balance in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.transactions',
  args: recordArgs(['type']),
  fields: { referenceNo: 'reference', time: 'time', type: 'status', amount: 'money', balance: 'money', status: 'status', remark: 'text' },
  value: RecordPage,
  login: 'real',
})
