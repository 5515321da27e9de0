import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { recordArgs } from '../records/record-args.ts'
import { contract as bets } from '../records/records-bets.contract.ts'

/**
 * The bets of an agent's team, of all accounts or of one.
 *
 * Value    a page of rows in the gateway's order or sorted by a field, the gateway's totals of the range, exact sums of the page
 * Empty    the range has none
 * Failure  the call failed; a retry asks for this page again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.team-bets',
  flag: 'AGENTPOLICY3',
  args: recordArgs(['account', 'gameCategory']),
  fields: { account: 'account', ...bets.fields },
  value: RecordPage,
  login: 'agent',
})
