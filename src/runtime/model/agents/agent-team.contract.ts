import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'

export const teamFields = {
  day: 'day',
  betAmount: 'money',
  newCount: 'count',
  profit: 'money',
  teamBalance: 'money',
  deposit: 'money',
  withdraw: 'money',
  validBet: 'money',
  teamSize: 'count',
  agentCount: 'count',
  memberCount: 'count',
  onlineCount: 'count',
} as const

/**
 * The figures of an agent's team over a range of days, and a row for each day.
 *
 * Value    totals by the gateway's names (`teamBalance`, `onlineCount`), the days in the gateway's order or sorted by a field
 * Empty    there is no team
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.team',
  flag: 'AGENTPOLICY3',
  args: recordArgs([]),
  fields: teamFields,
  value: RecordPage,
  login: 'agent',
})
