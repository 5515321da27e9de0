import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * The player's bets of a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has no records and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.bets',
  args: recordArgs(['gameCategory', 'vassalage']),
  fields: {
    betNo: 'reference',
    gameCategory: 'status',
    vassalage: 'text',
    gameName: 'game',
    betTime: 'time',
    betAmount: 'money',
    validBet: 'money',
    winAmount: 'money',
    profit: 'money',
    status: 'status',
  },
  value: RecordPage,
  login: 'real',
})
