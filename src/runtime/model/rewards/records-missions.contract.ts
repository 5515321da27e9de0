import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The player's missions.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field; what was just claimed
 *          shows at once; how many may be claimed, and points
 * Empty    there are none
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.missions',
  flag: 'MISSION3',
  args: undatedArgs([]),
  fields: {
    missionId: 'reference',
    name: 'text',
    description: 'html',
    progress: 'count',
    target: 'count',
    reward: 'money',
    periodType: 'status',
    state: 'status',
    claimableCount: 'count',
    points: 'count',
  },
  actions: ['claim-mission'],
  value: RecordPage,
  login: 'real',
})
