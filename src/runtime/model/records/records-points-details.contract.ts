import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * What changed the player's points in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a true account: a trial has no records and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.points-details',
  args: recordArgs(['type']),
  fields: {
    transactionReferenceNumber: 'reference',
    time: 'time',
    type: 'status',
    name: 'text',
    changedPoints: 'count',
    pointsBalance: 'count',
    remark: 'text',
  },
  value: RecordPage,
  login: 'real',
  flag: 'POINTMALL3',
})
