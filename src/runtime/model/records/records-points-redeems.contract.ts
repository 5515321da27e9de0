import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from './record-args.ts'

/**
 * What the player has redeemed points for, and the points that were converted to money, in a range of days.
 *
 * Value    a page of rows in the gateway's order or sorted by a field
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; the points mall is off: absent
 * Login    a true account: a trial has no records and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.points-redeems',
  args: recordArgs(['status']),
  fields: {
    transactionReferenceNumber: 'reference',
    applyTime: 'time',
    type: 'status',
    name: 'text',
    quantity: 'count',
    pointsRequirement: 'count',
    amountRequirement: 'money',
    status: 'status',
    time: 'time',
    changedPoints: 'count',
    pointsBalance: 'count',
    remark: 'text',
    units: 'count',
    pointsRatio: 'count',
    redeemAmount: 'money',
    paidAccount: 'account',
    mainWallet: 'text',
    paidAmount: 'money',
    receivingAddress: 'text',
  },
  value: RecordPage,
  login: 'real',
  flag: 'POINTMALL3',
})
