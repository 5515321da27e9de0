import * as z from 'zod/mini'

import { UplineTransfer } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What an agent may transfer to the account below that `to` names, and what became of the transfer.
 *
 * Value    what is available, whether a transaction password is set, the state of the request
 * Empty    the address names no account
 * Failure  it could not be read; an older gateway, or withdrawals are off: absent; so it is for a player who is no agent
 * Login    an agent
 */
export const contract = defineSourceContract({
  name: 'agent.transfer',
  flag: 'AGENTPOLICY3',
  args: z.object({ to: z.optional(z.string()) }),
  value: UplineTransfer,
  login: 'agent',
})
