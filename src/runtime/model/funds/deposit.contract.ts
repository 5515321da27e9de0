import * as z from 'zod/mini'

import { Deposit } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * How a player pays in, and what became of the request.
 *
 * Value    channels in the gateway's order, the state of the request, the order when there is one, the newest deposit, what was typed
 * Empty    no channel is offered
 * Failure  the channels could not be read; an older gateway, or the feature is off: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'deposit',
  args: z.object({}),
  value: Deposit,
  login: 'real',
  flag: 'DEPOSIT3',
})
