import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The ranking of the missions' players, of a period.
 *
 * Value    all rows on one page, by rank or sorted by a field, numbered by their `place`; `me` is "true" in the player's own
 * Empty    nobody is ranked
 * Failure  the call failed; a retry asks again
 * Login    a true account: a trial has none and none are requested
 */
export const contract = defineSourceContract({
  name: 'records.leaderboard',
  flag: 'MISSION3',
  args: undatedArgs(['periodType']),
  fields: { place: 'count', rank: 'count', customerName: 'text', score: 'count', prize: 'text', me: 'status' },
  value: RecordPage,
  login: 'real',
})
