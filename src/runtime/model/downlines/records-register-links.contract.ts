import { RecordPage } from '../../../schemas/nouns/record.ts'
import { defineSourceContract } from '../../contract/source.ts'
import { undatedArgs } from '../records/record-args.ts'

/**
 * The links by which people register below an agent.
 *
 * Value    all rows on one page, in the gateway's order or sorted by a field, which may be none; `kind` is "agent" or "member"
 * Empty    never
 * Failure  the call failed; a retry asks again; a player who is no agent: the node stays away
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'records.register-links',
  flag: 'AGENTPOLICY3',
  args: undatedArgs([]),
  fields: {
    linkId: 'reference',
    registerUrl: 'link',
    affiliateCode: 'reference',
    type: 'status',
    kind: 'text',
    rate: 'rate',
    registeredCount: 'count',
    createdTime: 'time',
    remark: 'text',
  },
  value: RecordPage,
  login: 'agent',
})
