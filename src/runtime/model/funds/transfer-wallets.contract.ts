import * as z from 'zod/mini'

import { WalletTransfer } from '../../../schemas/nouns/funds.ts'
import { defineSourceContract } from '../../contract/source.ts'

/**
 * The wallets between which a player moves money, and what became of the transfer.
 *
 * Value    wallets with their balances, the state of the request, what was typed
 * Empty    never
 * Failure  they could not be read; a single wallet for all vendors, or an older gateway: absent
 * Login    a real account
 */
export const contract = defineSourceContract({
  name: 'transfer.wallets',
  args: z.object({}),
  value: WalletTransfer,
  login: 'real',
  flag: 'TRANSFERFUND3',
})
