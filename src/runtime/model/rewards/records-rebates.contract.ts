import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The rebates that the player claims by hand.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field; `total` may be claimed
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.rebates',
  flag: 'MANUALREBATE3',
  args: undatedArgs([]),
  fields: { id: 'reference', gameCategory: 'status', validBet: 'money', rate: 'rate', amount: 'money', state: 'status', total: 'money' },
  actions: ['claim-rebate'],
  value: RecordPage,
  login: 'real',
})
