import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * What the player may claim and has claimed, of all states or of one, of all types or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field; what was just claimed shows at once;
 *          `claimable` counts all that may be claimed
 * Empty    there are none; with a state the page has no rows and the choice stays
 * Failure  the call failed; a retry asks for this page again
 * Login    a true account: a trial has none and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.rewards',
  flag: 'REWARDCENTER3',
  args: undatedArgs(['state', 'type']),
  fields: { id: 'reference', name: 'text', type: 'status', amount: 'money', state: 'status', expireTime: 'time', claimable: 'count' },
  actions: ['claim-reward'],
  value: RecordPage,
  login: 'real',
})
