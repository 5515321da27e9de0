import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'
import { teamFields } from './agent-team.contract.ts'

/**
 * The figures of an agent's team over the days before a range, as many as it has: what its figures are compared with.
 *
 * Value    as `agent.team`, of the earlier days
 * Empty    there is no team
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Absent   the earlier days begin before those that can be chosen
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.team-before',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: teamFields,
  value: RecordPage,
  login: 'agent',
})
