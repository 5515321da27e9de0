import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * Who has registered with the player's invitation.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, numbered by their `place`; how many they are and what they earned
 * Empty    nobody has
 * Failure  the call failed; a retry asks for this page again; the gateway says that referral is off: absent
 * Login    a true account: a trial has none and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.referrals',
  flag: 'REFERRAL3',
  args: undatedArgs([]),
  fields: {
    place: 'count',
    account: 'account',
    time: 'time',
    state: 'status',
    reward: 'money',
    invitedCount: 'count',
    totalReward: 'money',
  },
  value: RecordPage,
  login: 'real',
})
