import * as z from 'zod/mini'

import { UplineTransfer } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * What a player may transfer to the upline, and what became of the transfer.
 *
 * Value    what is available, whether a transaction password is set, whether the gateway said that there is no upline, the state of the
 * request
 * Empty    never
 * Failure  it could not be read; an older gateway, or withdrawals are off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'transfer.upline',
  args: z.object({}),
  value: UplineTransfer,
  login: 'real',
  flag: 'TRANSFERUPLINE3',
})
