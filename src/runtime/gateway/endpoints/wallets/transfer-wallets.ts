import * as z from 'zod/mini'

import { WalletBalance } from '../../../../schemas/gateway/member.ts'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Moves money between two wallets of the player.
 *
 * Shape   `WalletBalance`, as it is afterwards; AMOUNT_OUT_OF_RANGE’s value is `{ minAmount, maxAmount }`
 * Units   wallets by their code, "MAIN" is the main one; `amount` in the account’s currency
 * Errors  `offline` (no usable answer: never sent again by itself), `refused` (with its code: BALANCE_INSUFFICIENT, AMOUNT_OUT_OF_RANGE,
 *         FUNCTION_DISABLED), `contract`
 * Source  gateway.md, section 8 "Member, wallets": `POST /wps/relay/GCS_walletTransfer`
 */
export const transferWallets = defineEndpoint({
  name: 'transferWallets',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  token: 'real',
  body: z.object({ fromWallet: z.string(), toWallet: z.string(), amount: z.number() }),
  value: WalletBalance,
})
