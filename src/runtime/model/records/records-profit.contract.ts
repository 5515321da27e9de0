import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * What the player won and lost, a row for each day of a range.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.profit',
  args: recordArgs([]),
  fields: { day: 'day', betAmount: 'money', validBet: 'money', winAmount: 'money', rebate: 'money', bonus: 'money', profit: 'money' },
  value: RecordPage,
  login: 'real',
})
